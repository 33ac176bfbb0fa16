/** The table somebody was sent a link to, wherever in what was shared it stands; of this server, and no other. */
export function tableIn(shared: URLSearchParams, origin: string): string | undefined {
  const all = ['url', 'text', 'title'].map((name) => shared.get(name) ?? '').join(' ');
  for (const [link] of all.matchAll(/https?:\/\/\S+/g)) {
    const url = URL.canParse(link) ? new URL(link) : undefined;
    const id = url?.origin === origin ? /^\/t\/([\w-]+)$/.exec(url.pathname)?.[1] : undefined;
    if (id) return id;
  }
  return undefined;
}
