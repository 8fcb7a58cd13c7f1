/** Finds the element with the focus, also inside open shadow roots; `undefined` if no element has it. */
export function focusedElement(): Element | undefined {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) {
    activeElement = activeElement.shadowRoot.activeElement;
  }
  return activeElement === null || activeElement === document.body ? undefined : activeElement;
}
