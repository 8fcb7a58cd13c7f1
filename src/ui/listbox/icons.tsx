import { ChevronIcon, ClearIcon, TickIcon } from './listbox.styles.ts';

const sheet = { viewBox: '0 0 16 16', 'aria-hidden': true, focusable: 'false' } as const;

/** On the path, because the styles of the sheet reset its attributes. */
const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Marks a field that opens a list. */
export function Chevron() {
  return (
    <ChevronIcon {...sheet}>
      <path d="M3 6l5 5 5-5" {...line} />
    </ChevronIcon>
  );
}

/** Marks the chosen option, in addition to its font weight. */
export function Tick() {
  return (
    <TickIcon {...sheet}>
      <path d="M2.5 8.5l3.5 3.5 7.5-8" {...line} />
    </TickIcon>
  );
}

/** The cross of the button that clears a field. */
export function Cross() {
  return (
    <ClearIcon {...sheet}>
      <path d="M3.5 3.5l9 9m0-9l-9 9" {...line} />
    </ClearIcon>
  );
}
