const focusable = 'input:checked, input:not([type="hidden"]), select, textarea, button, [tabindex]';

/**
 * Focuses a field by its id and scrolls its label into view. Searches only the summary's tree: the document, or the
 * shadow root of an embedded widget. In a radio group, focuses the chosen or the first radio.
 */
export function focusField(from: Element, fieldId: string): void {
  const root = from.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;

  const field = root.getElementById(fieldId);
  const control = field === null ? undefined : controlOf(field);
  control?.closest('[data-birrete-field]')?.scrollIntoView?.({ block: 'nearest' });
  control?.focus();
}

function controlOf(field: HTMLElement): HTMLElement {
  if (field.matches(focusable)) return field;
  const chosen = field.querySelector<HTMLElement>('input:checked');
  return chosen ?? field.querySelector<HTMLElement>(focusable) ?? field;
}
