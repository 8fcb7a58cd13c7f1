/**
 * Hands what a visitor typed or chose in the server's page over to React, in a page that has just been hydrated. React
 * leaves it in its field but does not know it, and would overwrite it with its state.
 */
export function handOverInput(page: HTMLElement): void {
  for (const field of page.querySelectorAll('input')) {
    if (isText(field) && field.value !== field.defaultValue) typeAgain(field);
    if (field.type === 'radio' && field.checked && !field.defaultChecked) chooseAgain(field);
  }
}

const textTypes = new Set(['text', 'search', 'email', 'tel', 'password']);

function isText({ type }: HTMLInputElement): boolean {
  return textTypes.has(type);
}

/** Types the text of a field as a user does. React ignores an event after which the value is the one that it has seen. */
function typeAgain(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  // React observes the property of the element, not that of its prototype.
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function chooseAgain(field: HTMLInputElement): void {
  field.checked = false;
  field.click();
}
