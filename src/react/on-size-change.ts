/**
 * Calls back whenever one of the elements has changed its size. Where sizes are not observed, as in a test without a
 * layout, nothing changes.
 *
 * @returns a function that stops
 */
export function onSizeChange(
  elements: readonly (Element | null)[],
  changed: () => void,
): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const sizes = new ResizeObserver(changed);
  for (const element of elements) if (element !== null) sizes.observe(element);
  return () => sizes.disconnect();
}
