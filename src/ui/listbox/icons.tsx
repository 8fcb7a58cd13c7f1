import { ChevronIcon, ClearIcon, TickIcon } from './listbox.styles.ts';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Says that a field opens a list. */
export function Chevron() {
  return (
    <ChevronIcon viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M3 6l5 5 5-5" {...line} />
    </ChevronIcon>
  );
}

/** Marks the chosen option beside its weight. */
export function Tick() {
  return (
    <TickIcon viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M2.5 8.5l3.5 3.5 7.5-8" {...line} />
    </TickIcon>
  );
}

/** The cross of the button that empties a field. */
export function Cross() {
  return (
    <ClearIcon viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M3.5 3.5l9 9m0-9l-9 9" {...line} />
    </ClearIcon>
  );
}
