/** A card carried by finger or mouse to something marked `data-secret`; a tap stays a tap. */

const SLACK = 8;

export function carried(node: HTMLElement, drop: (secret: number) => void) {
  let from: { x: number; y: number } | undefined;
  let moving = false;
  let put = drop;

  function down(event: PointerEvent) {
    if (event.button === 0) from = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent) {
    if (!from) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!moving && Math.hypot(x, y) < SLACK) return;
    if (!moving) node.setPointerCapture(event.pointerId);
    moving = true;
    node.style.translate = `${x}px ${y}px`;
    node.style.zIndex = '5';
    node.style.pointerEvents = 'none';
  }

  function up(event: PointerEvent) {
    const was = moving;
    stop();
    if (!was) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    node.style.pointerEvents = '';
    const place = under?.closest<HTMLElement>('[data-secret]')?.dataset['secret'];
    if (place !== undefined) put(Number(place));
    // The click that follows a drop is no choice of its own.
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 50);
  }

  function swallow(click: Event) {
    click.stopPropagation();
    click.preventDefault();
  }

  function stop() {
    from = undefined;
    moving = false;
    node.style.translate = node.style.zIndex = '';
    requestAnimationFrame(() => (node.style.pointerEvents = ''));
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', stop);
  return {
    update(next: (secret: number) => void) {
      put = next;
    },
    destroy: stop,
  };
}
