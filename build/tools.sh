# Finds the JDK, Maven and Node, or fetches them into .chapeau/. Sourced by ./chapeau, which sets $here, $own, $yes, say and stop.

tools_list=${CHAPEAU_TOOLS:-$here/build/tools.txt}

java_version() { # the major version of a java, or 0
  "$1" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p' | head -n 1 | grep . || echo 0
}

sha256() { if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1; }

has_jdk() {
  local home
  for home in "${JAVA_HOME:-}" "$(dirname "$(dirname "$(readlink -f "$(command -v javac || true)" || true)")")" \
    "$own"/jdk-* "$own"/jdk-*/Contents/Home \
    ${CHAPEAU_JDKS-/usr/lib/jvm/* "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* /Library/Java/JavaVirtualMachines/*/Contents/Home /opt/*jdk*}; do
    if [ -n "$home" ] && [ -x "$home/bin/javac" ] && [ "$(java_version "$home/bin/java")" -ge 25 ]; then
      export JAVA_HOME=$home
      return
    fi
  done
  return 1
}

# A tool that was fetched before comes first on the path.
own_path() {
  local bin
  for bin in "$own"/maven-*/bin "$own"/node-*/bin; do
    if [ -d "$bin" ]; then PATH=$bin:$PATH; fi
  done
  export PATH
}

has_maven() { command -v mvn >/dev/null; }

has_node() { # Vite asks for 20.19 or newer
  command -v npm >/dev/null && command -v node >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}

what_to_install() {
  case "$1" in
    jdk) echo "a JDK 25 or newer (Temurin 25 from adoptium.net, or openjdk-25-jdk)" ;;
    maven) echo "Maven 3.8 or newer (maven.apache.org, or the package maven)" ;;
    node) echo "Node 20.19 or newer with npm (nodejs.org)" ;;
  esac
}

fetch() { # tool: downloads it, checks it, and lays it in .chapeau/
  local tool=$1 name version platform sum address archive found=''
  platform=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
  while read -r name version where sum address; do
    if [ "$name" = "$tool" ] && { [ "$where" = "$platform" ] || [ "$where" = any ]; }; then found=1; break; fi
  done < <(grep -v '^#' "$tools_list")
  [ -n "$found" ] || return 1
  say "Fetching $tool $version ..."
  mkdir -p "$own"
  archive=$(mktemp "$own/fetching.XXXXXX")
  if ! curl -fsSL --retry 2 --connect-timeout 15 -o "$archive" "$address"; then
    rm -f "$archive"
    return 1
  fi
  if [ "$(sha256 "$archive")" != "$sum" ]; then
    rm -f "$archive"
    stop "What came from $address is not what was expected (its SHA-256 differs), so it was thrown away.
Install $(what_to_install "$tool") yourself and run this again."
  fi
  rm -rf "$own/laying-out"
  mkdir "$own/laying-out"
  tar -xf "$archive" -C "$own/laying-out" --strip-components 1 || { rm -rf "$archive" "$own/laying-out"; return 1; }
  rm -rf "$archive" "${own:?}/$tool-$version"
  mv "$own/laying-out" "$own/$tool-$version"
}

# Everything named that is missing, after one question.
need() { # tools
  local tool missing=() answer
  own_path
  for tool in "$@"; do "has_$tool" || missing+=("$tool"); done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ -z "$yes" ]; then
    [ -t 0 ] || stop "Chapeau needs $(for tool in "${missing[@]}"; do what_to_install "$tool"; done | paste -sd ';' - | sed 's/;/; /g').
Install what is missing, or run this again with --yes to have it fetched into ${own#"$here"/}/ from the makers' sites."
    say "Chapeau needs: $(for tool in "${missing[@]}"; do what_to_install "$tool"; done | paste -sd ';' - | sed 's/;/; /g')."
    read -r -p "Fetch what is missing from the makers' sites into ${own#"$here"/}/ (some 300 MB)? [Y/n] " answer
    case "$answer" in [nN]*) stop "Nothing was fetched. Install what is missing and run this again." ;; esac
  fi
  for tool in "${missing[@]}"; do
    fetch "$tool" || stop "$tool could not be fetched. Install $(what_to_install "$tool") and run this again."
    own_path
    "has_$tool" || stop "What was fetched for $tool does not work here. Install $(what_to_install "$tool") and run this again."
  done
}
