/** The element that has the focus, also inside a shadow root: a document only knows which root it is in. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
