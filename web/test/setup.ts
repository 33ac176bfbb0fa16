/** jsdom has no media queries; the tests want no motion. */
window.matchMedia = (query: string) =>
  ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
