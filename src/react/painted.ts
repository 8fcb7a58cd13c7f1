/**
 * Resolves when the browser has painted what a press has changed, so that work which takes long does not delay it. Resolves
 * soon in a hidden page, which paints nothing.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // React renders a transition after the first of the two frames at the latest.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, 100);
  });
}
