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
  /** The rest of a printed first screen. */
  readonly printed: readonly ChildNode[];
  /** Gives up the height that the page reserves: the widget has its own. */
  settle(): void;
}

/**
 * Creates the shadow root, or completes a printed one. With `isLight` the widget's containers are children of the
 * element, in the page, where password managers see them, and the shadow root only slots them.
 *
 * @param screen the printed first screen that the widget takes over: its container
 */
export function createShadow(
  element: HTMLElement,
  isLight: boolean,
  screen?: HTMLElement,
): ElementShadow {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const fallback = root.querySelector('slot') ?? waitingSlot(element);
  const printed = [...root.childNodes].filter((node) => node !== screen && node !== fallback);
  const container = place(screen ?? document.createElement('div'));
  const overlays = place(document.createElement('div'));
  const notices = place(document.createElement('div'));
  notices.setAttribute('role', 'status');

  // A notice stands above a printed screen, which does nothing without its code.
  root.prepend(notices);
  if (isLight) showFromPage(element, root, [container, overlays]);
  else if (screen === undefined) root.append(container, overlays);
  else screen.after(overlays);
  if (!fallback.isConnected) root.append(fallback);
  const sheet = adoptStyles(root, hostStyles + waitingStyles);
  const settle = () => sheet?.replaceSync(hostStyles);
  return { root, container, overlays, notices, fallback, printed, settle };
}

/** Hides the content between the tags at first if the page's style sheet states the height of the widget. */
function waitingSlot(element: HTMLElement): HTMLSlotElement {
  const slot = document.createElement('slot');
  if (getComputedStyle(element).getPropertyValue('--graduation-height')) slot.className = 'late';
  return slot;
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

export const inheritedProperties = [
  'font',
  'color',
  'color-scheme',
  'visibility',
  'pointer-events',
];

function showFromPage(element: HTMLElement, root: ShadowRoot, places: readonly HTMLElement[]) {
  const slot = document.createElement('slot');
  slot.name = 'birrete';
  root.append(slot);
  for (const box of places) box.slot = slot.name;
  element.append(...places);
}

/** Has less precedence than any rule of the host for the element. */
const hostStyles = ':host { display: block; } :host([hidden]) { display: none; }';

/** Until the widget shows. The content between the tags appears if that takes long, as it does before the script. */
const waitingStyles =
  ':host { min-height: var(--graduation-height); }' +
  '.late { visibility: hidden; animation: late 0s 4s forwards; }' +
  '@keyframes late { to { visibility: visible; } }';
