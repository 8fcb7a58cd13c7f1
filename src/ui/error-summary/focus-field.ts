const focusable = 'input:checked, input:not([type="hidden"]), select, textarea, button, [tabindex]';

/**
 * Puts the focus on a field by its id, with its label in sight. The search stays in the summary's own tree:
 * the document, or the shadow root of an embedded widget. Of a group of radios the chosen or the first one is taken.
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
