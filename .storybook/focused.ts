/** Returns the focused element, also inside a shadow root, for which `document.activeElement` is only the host. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
