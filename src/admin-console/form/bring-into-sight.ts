/** A ref for what appears in a dialog and has to be read: one that is longer than the window scrolls to it. */
export function bringIntoSight(shown: HTMLElement | null): void {
  // A dialog that it makes too long scrolls from the next frame on.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => shown?.scrollIntoView?.({ block: 'nearest' })),
  );
}
