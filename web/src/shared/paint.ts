/** Calls once what has been drawn so far is on the screen, in a task of its own. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
