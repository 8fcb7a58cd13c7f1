/** Milliseconds that a pointer rests on an icon, or a finger presses it, before its name appears. */
const delay = 500;

/** Milliseconds that the name stays after a long press. */
const reading = 1500;

const icons = 'td button[aria-label]';

/**
 * Watches the icon buttons of a table: the pointer, the focus by keyboard, and long presses.
 *
 * @param show called with the button whose name is wanted, `undefined` for none
 * @returns a function that stops watching
 */
export function watchIcons(
  table: HTMLElement,
  show: (button: HTMLElement | undefined) => void,
): () => void {
  const removals: (() => void)[] = [];
  let timer = 0;
  let isByKeyboard = false;
  let isLongPress = false;
  /** The button whose name is shown because the keyboard moved to it. */
  let focused: HTMLElement | undefined;
  const showAfter = (button: HTMLElement | undefined, after: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => show(button), after);
  };
  const hide = () => {
    clearTimeout(timer);
    focused = undefined;
    show(undefined);
  };
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => {
    table.addEventListener(type, listener, capture);
    removals.push(() => table.removeEventListener(type, listener, capture));
  };

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const button = iconAround(target);
    if (button === undefined) hide();
    else showAfter(button, delay);
  });
  on('pointerleave', hide);
  on('pointerdown', ({ target, pointerType }) => {
    isByKeyboard = false;
    isLongPress = false;
    hide();
    const button = iconAround(target);
    if (pointerType !== 'touch' || button === undefined) return;
    timer = window.setTimeout(() => {
      isLongPress = true;
      show(button);
    }, delay);
  });
  const release = () => (isLongPress ? showAfter(undefined, reading) : hide());
  on('pointerup', release);
  on('pointercancel', release);
  // A press that asked for the name is no press of the button.
  on(
    'click',
    (event) => {
      if (isLongPress && event.detail > 0) event.stopPropagation();
      isLongPress = false;
    },
    true,
  );
  const onKeyDown = ({ key }: KeyboardEvent) => {
    isByKeyboard = true;
    if (key === 'Escape') hide();
  };
  document.addEventListener('keydown', onKeyDown, true);
  removals.push(() => document.removeEventListener('keydown', onKeyDown, true));
  on('focusin', ({ target }) => {
    if (!isByKeyboard) return;
    focused = iconAround(target);
    show(focused);
  });
  on('focusout', hide);
  // The focus scrolls its element into view; its name moves along.
  const follow = () => (focused === undefined ? hide() : show(focused));
  // A document does not hear the scrolling inside a shadow root.
  for (const root of new Set([document, table.getRootNode()])) {
    root.addEventListener('scroll', follow, true);
    removals.push(() => root.removeEventListener('scroll', follow, true));
  }
  return () => {
    for (const remove of removals) remove();
    clearTimeout(timer);
  };
}

function iconAround(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(icons) ?? undefined) : undefined;
}
