# Checks the tools of the tests and runs the selected tests. Sourced by ./chapeau, which sets $here, $own, $yes, say, stop, need, lock and maven.

find_chrome() {
  local name
  if [ -n "${CHROME_PATH:-}" ] && [ -x "$CHROME_PATH" ]; then return; fi
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null; then
      CHROME_PATH=$(command -v "$name")
      export CHROME_PATH
      return
    fi
  done
  return 1
}

# Prints the missing optional packages: other browsers, PostgreSQL, faketime. Tests that need them are skipped.
missing_extras() {
  command -v firefox-esr >/dev/null || command -v firefox >/dev/null || echo firefox-esr
  command -v WebKitWebDriver >/dev/null || echo webkit2gtk-driver
  command -v Xvfb >/dev/null || echo xvfb
  command -v faketime >/dev/null || echo faketime
  compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || echo postgresql
}

install_packages() {
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive timeout 300 apt-get install -y -qq --no-install-recommends "$@"; } >/dev/null 2>&1 </dev/null
}

# Asks for or installs missing system packages. Chromium is required; without the others some tests are skipped.
need_packages() {
  local chromium=() extras=() answer package
  local without="Chapeau's tests need Chromium or Chrome. Install it (Debian and Ubuntu: apt-get install chromium) and run this again."
  find_chrome || chromium=(chromium)
  while read -r package; do extras+=("$package"); done < <(missing_extras)
  local all=(${chromium[@]+"${chromium[@]}"} ${extras[@]+"${extras[@]}"})
  [ ${#all[@]} -gt 0 ] || return 0
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    [ ${#chromium[@]} -eq 0 ] || stop "$without"
    say "Tests that need ${extras[*]} will be skipped: these are not installed here."
    return 0
  fi
  if [ -z "$yes" ]; then
    [ -t 0 ] || stop "Chapeau's tests use packages that are not installed here: ${all[*]}.
Install them (apt-get install ${all[*]}), or run this again with --yes to install them."
    read -r -p "Chapeau's tests use packages that are not installed here: ${all[*]}. Install them? [Y/n] " answer
    case "$answer" in
      [nN]*)
        [ ${#chromium[@]} -eq 0 ] || stop "$without"
        say "Tests that need ${extras[*]} will be skipped."
        return 0
        ;;
    esac
  fi
  say "Installing ${all[*]} ..."
  if [ ${#chromium[@]} -gt 0 ]; then
    if ! install_packages chromium || ! find_chrome; then stop "$without"; fi
  fi
  [ ${#extras[@]} -eq 0 ] || install_packages "${extras[@]}" || say "  ${extras[*]}: installation failed; tests that need them will be skipped"
}

# Whether a word names a file of the browser tests.
is_browser_test() { [ -n "$(find "$here/web/e2e" -iname "*$1*.spec.ts" -print -quit 2>/dev/null)" ]; }

# Words select tests. --long, --repeat N and --starve are options of the test runner; all other options go to Maven.
run_tests() {
  local ours=() words=() given=() chosen='' also='' arg browsers=''
  while [ $# -gt 0 ]; do
    case "$1" in
      --long | --starve) ours+=("$1") ;;
      --repeat)
        ours+=("--repeat=${2:-}")
        [ $# -lt 2 ] || shift
        ;;
      -pl | --projects | -rf | --resume-from | -P | -D | -T | -l | -s | -f)
        given+=("$1" ${2+"$2"})
        [ $# -lt 2 ] || shift
        ;;
      -*) given+=("$1") ;;
      *) words+=("$1") ;;
    esac
    shift
  done
  for arg in ${given[@]+"${given[@]}"}; do
    case "$arg" in
      -pl | --projects | -pl=* | --projects=*) chosen=1 ;;
      -am | --also-make) also=1 ;;
    esac
  done
  [ -z "$chosen" ] || [ -n "$also" ] || given+=(-am)
  for arg in ${words[@]+"${words[@]}"}; do if is_browser_test "$arg"; then browsers=1; fi; done

  need jdk maven node
  # Maven options alone run Maven directly, with its own output.
  if [ ${#given[@]} -gt 0 ] && [ ${#words[@]} -eq 0 ]; then
    lock
    if [[ " ${ours[*]-} " == *" --long "* ]]; then given+=(-Plong); fi
    maven clean verify "${given[@]}"
    unlock
    return
  fi
  if [ ${#words[@]} -eq 0 ] || [ -n "$browsers" ]; then need_packages; fi
  lock
  local code=0
  node "$here/build/tests/main.mjs" ${ours[@]+"${ours[@]}"} ${given[@]+"${given[@]/#/--maven=}"} ${words[@]+-- "${words[@]}"} || code=$?
  unlock
  return $code
}
