/** The fields of a page before its scripts hydrate it. */
export interface EarlyInput {
  readonly fields: readonly HTMLInputElement[];
  /** The field with the focus. */
  readonly focused: HTMLInputElement | undefined;
}

/**
 * Remembers the fields of a server's page for `handOverInput`. Call it while the page's component first renders: where a
 * translation or a password manager has changed the HTML, React replaces it after that, with what a visitor has typed. On a
 * server it remembers nothing.
 *
 * @param page the part of the document with the fields. @default the document
 * @example const [early] = useState(() => rememberInput());
 */
export function rememberInput(page: ParentNode | undefined = globalThis.document): EarlyInput {
  const fields = [...(page?.querySelectorAll('input') ?? [])];
  return { fields, focused: fields.find((field) => field.matches(':focus')) };
}

/**
 * Hands what a visitor typed or chose in a server's HTML, before its scripts ran, over to React. React leaves it in its
 * field but does not know it, and would overwrite it with its state. Call it in a layout effect of the hydrated page.
 *
 * @param page the container that was hydrated
 * @param early the fields before, by `rememberInput`; what was typed in those that React has replaced is copied
 */
export function handOverInput(page: HTMLElement, early?: EarlyInput): void {
  if (early !== undefined) copyInput(early, page, samePlaces);
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
export function carryInput(early: EarlyInput, to: HTMLElement): void {
  copyInput(early, to, sameNames);
  handOverInput(to);
}

type Fields = readonly HTMLInputElement[];

/** Finds the fields of another drawing that take the place of the former ones. */
type Match = (
  former: Fields,
  fields: Fields,
) => (field: HTMLInputElement) => HTMLInputElement | undefined;

function copyInput({ fields, focused }: EarlyInput, to: HTMLElement, match: Match): void {
  const targetOf = match(fields, [...to.querySelectorAll('input')]);
  for (const source of fields) {
    const target = targetOf(source);
    if (target === undefined) continue;
    if (target !== source) copy(source, target);
    if (source === focused && hasLostFocus(source, target)) {
      target.focus({ preventScroll: true });
      select(target, source);
    }
  }
}

function copy(source: HTMLInputElement, target: HTMLInputElement): void {
  if (!isChanged(source)) return;
  if (isChoice(source)) target.checked = source.checked;
  else target.value = source.value;
}

/** False if the visitor has moved the focus elsewhere meanwhile. */
function hasLostFocus(source: HTMLInputElement, target: HTMLInputElement): boolean {
  if (source.matches(':focus')) return target !== source;
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Finds a field that React has replaced by its place among the fields, because a translation has changed its label; by its
 * label if there are other fields now.
 */
const samePlaces: Match = (former, fields) => {
  const isSameMarkup =
    former.length === fields.length && former.every(({ type }, at) => type === fields[at]?.type);
  const named = sameNames(former, fields);
  return (field) => {
    if (field.isConnected) return fields.find((own) => own === field);
    return isSameMarkup ? fields[former.indexOf(field)] : named(field);
  };
};

const sameNames: Match = (_, fields) => {
  const byKey = new Map(fields.map((field) => [fieldKey(field), field]));
  return (field) => byKey.get(fieldKey(field));
};

/** The others of a radio group change with the chosen one. */
function isChanged({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) {
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

/**
 * Radio buttons of a group share a name, which may be generated. A field outside the document has no `labels`, but is still
 * inside its label.
 */
function fieldKey(field: HTMLInputElement): string {
  const label = field.closest('label') ?? field.labels?.[0];
  return `${field.type} ${isChoice(field) ? label?.textContent : field.name}`;
}

/** Types the text of a field as a user does. React ignores an event after which the value is the one that it has seen. */
function typeAgain(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  const selection = { selectionStart, selectionEnd };
  field.value = '';
  // React observes the property of the element, not that of its prototype.
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  select(field, selection);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // During a layout effect, React renders the field's state only afterwards, and empties the field until then.
  queueMicrotask(() => {
    if (field.matches(':focus')) select(field, selection);
  });
}

/** Fields for e-mails and numbers have no selection. */
function select(
  field: HTMLInputElement,
  { selectionStart, selectionEnd }: Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd'>,
): void {
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

function chooseAgain(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}
