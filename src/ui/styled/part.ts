/** Part names for a host's style sheet and theme, described in docs/isolation.md. */
export const partNames = [
  'root',
  'alert',
  'badge',
  'button',
  'card',
  'choice',
  'dialog',
  'error',
  'field',
  'heading',
  'hint',
  'input',
  'label',
  'link',
  'menu',
  'stepper',
  'table',
  'toast',
] as const;

/** A part of a widget, styled by a host's style sheet or theme. */
export type PartName = (typeof partNames)[number];

/**
 * Attributes that name a part for a host's style sheet: `[data-birrete-part='button']` in the page, `::part(button)` in a
 * shadow root.
 *
 * @example styled.button.attrs(part('button'))`…`
 */
export function part(name: PartName) {
  return { part: name, 'data-birrete-part': name };
}
