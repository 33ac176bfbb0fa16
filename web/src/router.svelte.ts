/** Where we are: the path of the page, and how to go elsewhere. */

class Router {
  path = $state(window.location.pathname);

  constructor() {
    window.addEventListener('popstate', () => (this.path = window.location.pathname));
    document.addEventListener('click', (click) => this.#follow(click));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.path = path.split(/[?#]/)[0] ?? '/';
    window.scrollTo(0, 0);
  }

  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
      return;
    if (link.pathname.startsWith('/api') || (link.hash && link.pathname === this.path)) return;
    click.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
