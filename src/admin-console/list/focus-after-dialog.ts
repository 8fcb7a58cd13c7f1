/**
 * Runs once the dialog has given the focus back by itself, which React Aria does in the first frame after it is gone.
 *
 * @returns what calls it off
 */
export function afterTheDialogsOwnReturn(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}

/** Whether nothing has the focus; also inside a shadow root, whose page sees only its host focused. */
export function isFocusLost(area: HTMLElement): boolean {
  const root = area.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return active === null || active === document.body;
}
