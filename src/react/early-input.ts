/**
 * Hands what a visitor typed or chose in a server's HTML, before its scripts ran, over to React. React leaves it in its
 * field but does not know it, and would overwrite it with its state. Call it in a layout effect of the hydrated page.
 *
 * @param page the container that was hydrated
 */
export function handOverInput(page: HTMLElement): void {
  for (const field of page.querySelectorAll('input')) {
    if (!isChanged(field)) continue;
    if (isChoice(field)) chooseAgain(field);
    else typeAgain(field);
  }
}

/**
 * Copies what a visitor typed or chose in one drawing of a page into the same fields of another, and moves the focus with
 * it.
 */
export function carryInput(from: readonly HTMLInputElement[], to: HTMLElement): void {
  const fields = new Map(
    [...to.querySelectorAll('input')].map((field) => [fieldKey(field), field]),
  );
  for (const source of from) {
    const target = fields.get(fieldKey(source));
    if (target === undefined) continue;
    if (isChanged(source) && isChoice(source)) target.checked = source.checked;
    else if (isChanged(source)) target.value = source.value;
    if (source.matches(':focus')) target.focus();
  }
  handOverInput(to);
}

/** The others of a radio group change with the chosen one. */
function isChanged({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) {
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

/** Radio buttons of a group share a name, which may be generated. */
function fieldKey(field: HTMLInputElement): string {
  const name = isChoice(field) ? field.labels?.[0]?.textContent : field.name;
  return `${field.type} ${name}`;
}

/** Types the text of a field as a user does. React ignores an event after which the value is the one that it has seen. */
function typeAgain(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  // React observes the property of the element, not that of its prototype.
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  // Fields for e-mails and numbers have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function chooseAgain(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}
