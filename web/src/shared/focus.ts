/** Keeps the focus near the board, so that nobody who plays by keyboard starts again from the top of the page. */

const REMEMBERED = 6;

/** When the button that had the focus is gone, the last one pressed on the board that is still there has it, or else the board. */
export function keepFocus(board: HTMLElement): () => void {
  let here: HTMLElement | undefined;
  let pressed: HTMLElement[] = [];

  function came({ target }: FocusEvent) {
    if (target instanceof HTMLElement) here = target;
  }

  /** Left on purpose, by a tap beside it: then there is nothing to mend. */
  function left({ target }: FocusEvent) {
    setTimeout(() => {
      if (target === here && here?.isConnected && document.activeElement !== here) here = undefined;
    });
  }

  function press({ target }: MouseEvent) {
    const button = target instanceof Element && target.closest<HTMLElement>('button, a, input');
    if (button) pressed = [button, ...pressed.filter((other) => other !== button)].slice(0, REMEMBERED);
  }

  function mend() {
    if (!here || here.isConnected || document.activeElement !== document.body) return;
    here = undefined;
    (pressed.find((known) => known.isConnected) ?? board).focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(mend);
  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', came);
  document.addEventListener('focusout', left);
  board.addEventListener('click', press, true);
  return () => {
    watcher.disconnect();
    document.removeEventListener('focusin', came);
    document.removeEventListener('focusout', left);
    board.removeEventListener('click', press, true);
  };
}
