import type { KeyState } from './key-states.ts';

/** What the window, the system and the browser of a reader are like. */
export interface Circumstance {
  /** Of the window, in pixels. */
  readonly width: number;
  readonly look: 'light' | 'dark' | 'forced';
  /** Per cent of the usual size. */
  readonly text: 100 | 200;
  /** Whose pictures are compared. */
  readonly pictures: 'every state' | 'screens' | 'none';
  /** What axe examines: everything, or what differs by colour alone. */
  readonly rules: 'all' | 'colors' | 'none';
}

/** What a story sets for itself, such as a phone's width for a drawer that is there only. */
export interface OwnSettings {
  readonly width: number | undefined;
  readonly look: 'light' | 'dark' | undefined;
}

/**
 * In this order a visit changes one thing after the other; a page within the page notices another size of the text late,
 * so that it comes last. Names, roles and sizes depend on the width and on the size of the text and are examined once in
 * each of them; the look changes colours only.
 */
const circumstances: readonly Circumstance[] = [
  { width: 1280, look: 'light', text: 100, pictures: 'every state', rules: 'all' },
  { width: 1280, look: 'dark', text: 100, pictures: 'screens', rules: 'colors' },
  { width: 1280, look: 'forced', text: 100, pictures: 'none', rules: 'colors' },
  { width: 360, look: 'light', text: 100, pictures: 'screens', rules: 'none' },
  { width: 360, look: 'dark', text: 100, pictures: 'screens', rules: 'none' },
  { width: 320, look: 'light', text: 100, pictures: 'none', rules: 'all' },
  { width: 320, look: 'dark', text: 100, pictures: 'none', rules: 'colors' },
  { width: 320, look: 'forced', text: 100, pictures: 'none', rules: 'colors' },
  { width: 1280, look: 'light', text: 200, pictures: 'none', rules: 'all' },
];

/** A story that is of one width is seen at that width, and one of one scheme in that scheme. */
export function circumstancesOf(own: OwnSettings): readonly Circumstance[] {
  return circumstances
    .filter(({ width }) => own.width === undefined || width === 1280)
    .filter(({ look }) => own.look === undefined || look === 'light')
    .map((circumstance) => ({
      ...circumstance,
      width: own.width ?? circumstance.width,
      look: own.look ?? circumstance.look,
    }));
}

export function hasPicture({ isScreen }: KeyState, { pictures }: Circumstance): boolean {
  return pictures === 'every state' || (isScreen && pictures === 'screens');
}

/** '1280-light', '1280-light-200' */
export function nameOf({ width, look, text }: Circumstance): string {
  return [width, look, ...(text === 100 ? [] : [text])].join('-');
}
