import type { KeyState } from './key-states.ts';

/** What the window, the system and the browser of a reader are like. */
export interface Circumstance {
  /** Of the window, in pixels. */
  readonly width: number;
  readonly look: 'light' | 'dark' | 'forced';
  /** Per cent of the usual size. */
  readonly text: 100 | 200;
  /** Whose pictures are compared. */
  readonly pictures: 'states' | 'screens' | 'none';
  /** What axe examines: everything, what differs by colour alone, or everything but that. */
  readonly rules: 'all' | 'colors' | 'others' | 'none';
}

/** What a story sets for itself, such as a phone's width for a drawer that is there only. */
export interface OwnSettings {
  readonly width: number | undefined;
  readonly look: 'light' | 'dark' | undefined;
}

/**
 * In this order a visit changes one thing after the other; a page within the page notices another size of the text late,
 * so that it comes last. Names, roles and sizes depend on the width and on the size of the text and are examined once in
 * each of them; the look changes colours only, and each look is examined where the most is to be seen.
 */
const circumstances: readonly Circumstance[] = [
  { width: 1280, look: 'light', text: 100, pictures: 'states', rules: 'all' },
  { width: 1280, look: 'forced', text: 100, pictures: 'none', rules: 'colors' },
  { width: 1280, look: 'dark', text: 100, pictures: 'screens', rules: 'colors' },
  { width: 360, look: 'dark', text: 100, pictures: 'screens', rules: 'none' },
  { width: 360, look: 'light', text: 100, pictures: 'screens', rules: 'none' },
  { width: 320, look: 'dark', text: 100, pictures: 'none', rules: 'all' },
  // The colours are those of the first; larger letters need less contrast.
  { width: 1280, look: 'light', text: 200, pictures: 'none', rules: 'others' },
];

/** What there is to be done with a state in a circumstance. */
export interface Sight extends Pick<Circumstance, 'width' | 'look' | 'text' | 'rules'> {
  /** Of the circumstance, whatever the story sets for itself: '1280-light', '1280-light-200'. */
  readonly name: string;
  readonly hasPicture: boolean;
}

/** The sights of a state, in the order of the visit. Circumstances that its own settings make the same are one. */
export function sightsOf(
  state: KeyState,
  own: OwnSettings,
  { withAxe }: { readonly withAxe: boolean },
): readonly Sight[] {
  const sights = new Map<string, Sight>();
  for (const circumstance of circumstances) {
    const sight: Sight = {
      name: nameOf(circumstance),
      width: own.width ?? circumstance.width,
      look: circumstance.look === 'forced' ? 'forced' : (own.look ?? circumstance.look),
      text: circumstance.text,
      hasPicture: hasPicture(state, circumstance),
      rules: withAxe ? circumstance.rules : 'none',
    };
    const seen = nameOf(sight);
    if (!sights.has(seen) && (sight.hasPicture || sight.rules !== 'none')) sights.set(seen, sight);
  }
  return [...sights.values()];
}

function hasPicture({ place }: KeyState, { pictures }: Circumstance): boolean {
  if (place === 'kit') return false;
  return pictures === 'states' || (place === 'screen' && pictures === 'screens');
}

function nameOf({ width, look, text }: Pick<Circumstance, 'width' | 'look' | 'text'>): string {
  return [width, look, ...(text === 100 ? [] : [text])].join('-');
}
