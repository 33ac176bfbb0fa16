/** Marks a scrolling box while content lies beyond an edge, so that a style can show it: `data-more="before after"`. */

const NEAR = 4;

export function showsMore(box: HTMLElement): () => void {
  function look() {
    const before = Math.max(box.scrollTop, Math.abs(box.scrollLeft)) > NEAR;
    const after =
      box.scrollHeight - box.clientHeight - box.scrollTop > NEAR ||
      box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > NEAR;
    const more = [...(before ? ['before'] : []), ...(after ? ['after'] : [])].join(' ');
    if (box.dataset['more'] !== more) box.dataset['more'] = more;
  }

  const sizes = new ResizeObserver(look);
  const watchAll = () => [box, ...box.children].forEach((part) => sizes.observe(part));
  const children = new MutationObserver(() => {
    sizes.disconnect();
    watchAll();
    look();
  });
  watchAll();
  children.observe(box, { childList: true });
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    box.removeEventListener('scroll', look);
  };
}
