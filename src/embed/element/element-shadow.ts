import { adoptStyles } from '#ui/isolation/adopt-styles.ts';

/** The parts of an element's shadow root. */
export interface ElementShadow {
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
  readonly overlays: HTMLElement;
  /** A live region: the notice of a failure comes later. */
  readonly notices: HTMLElement;
  /** Shows the content between the tags. */
  readonly fallback: HTMLSlotElement;
}

/**
 * Creates the shadow root. With `isLight` the widget's containers are children of the element, in the page, where
 * password managers see them, and the shadow root only slots them.
 */
export function createShadow(element: HTMLElement, isLight: boolean): ElementShadow {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const container = place(document.createElement('div'));
  const overlays = place(document.createElement('div'));
  const notices = place(document.createElement('div'));
  notices.setAttribute('role', 'status');
  const fallback = document.createElement('slot');

  if (isLight) showFromPage(element, root, [container, overlays]);
  else root.append(container, overlays);
  root.append(notices, fallback);
  adoptStyles(root, hostStyles);
  return { root, container, overlays, notices, fallback };
}

/**
 * Resets everything that is inherited from the page, except for properties that the widget's root sets or leaves to the
 * host (font and colour, with the theme's `inherit`), and `hidden`.
 */
function place(box: HTMLElement): HTMLElement {
  const { style } = box;
  style.setProperty('all', 'initial');
  style.setProperty('display', 'block');
  for (const name of inheritedProperties) style.setProperty(name, 'inherit');
  return box;
}

const inheritedProperties = ['font', 'color', 'color-scheme', 'visibility', 'pointer-events'];

function showFromPage(element: HTMLElement, root: ShadowRoot, places: readonly HTMLElement[]) {
  const slot = document.createElement('slot');
  slot.name = 'birrete';
  root.append(slot);
  for (const box of places) box.slot = slot.name;
  element.append(...places);
}

/** Has less precedence than any rule of the host for the element. */
const hostStyles = ':host { display: block; } :host([hidden]) { display: none; }';
