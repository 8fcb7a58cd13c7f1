/** Parts that a host may style by name; docs/isolation.md describes each. */
export type PartName =
  | 'root'
  | 'alert'
  | 'badge'
  | 'button'
  | 'card'
  | 'choice'
  | 'dialog'
  | 'error'
  | 'field'
  | 'heading'
  | 'hint'
  | 'input'
  | 'label'
  | 'link'
  | 'menu'
  | 'stepper'
  | 'table'
  | 'toast';

/**
 * Names a part for a host's style sheet: `[data-birrete-part='button']` in the page, `::part(button)` in an element.
 *
 * @example styled.button.attrs(part('button'))`…`
 */
export function part(name: PartName) {
  return { part: name, 'data-birrete-part': name };
}
