/**
 * Calls back whenever one of the elements changes its size. Does nothing without `ResizeObserver`, as in a test without
 * layout.
 *
 * @returns a function that unsubscribes
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
