import type { KeyState } from './key-states.ts';

/** A window, a system and a browser in which a state is examined. */
export interface Circumstance {
  /** Of the window, in pixels. */
  readonly width: number;
  readonly look: 'light' | 'dark' | 'forced';
  /** Per cent of the usual size. */
  readonly text: 100 | 200;
  readonly checks: Checks;
}

/** What is examined in a circumstance; what is left out is not. */
export interface Checks {
  readonly picture?: boolean;
  /** Contrast: the rules of axe whose result depends on colours. */
  readonly colors?: boolean;
  /** Nothing sticks out of the window or is cut off, and the rules of axe whose result depends on sizes. */
  readonly layout?: boolean;
  /** The other rules of axe: always, or where the page has other elements or attributes than in the first sight. */
  readonly names?: 'always' | 'if-changed';
}

/** How much of each state a run examines: all of it, what usually goes wrong, or pictures alone. */
export type Extent = 'all' | 'usual' | 'pictures';

/** What a story sets for itself, such as a phone's width for a drawer that is there only. */
export interface OwnSettings {
  readonly width: number | undefined;
  readonly look: 'light' | 'dark' | undefined;
  /** Parts of findings that the story names as exceptions, with the reason. */
  readonly expectedFindings: readonly string[];
}

/** What there is to be done with a state in a circumstance. */
export interface Sight extends Circumstance {
  /** Of the circumstance, whatever the story sets for itself: '1280-light', '1280-light-200'. */
  readonly name: string;
}

/**
 * The sights of a state, in the order in which they are checked. Circumstances that the story's own settings make the same are one.
 *
 * @param own.keepsColors whether an element keeps its colours where the system forces its own.
 */
export function sightsOf(
  state: KeyState,
  own: OwnSettings & { readonly keepsColors: boolean },
  extent: Extent,
): readonly Sight[] {
  const sights = new Map<string, Sight>();
  for (const circumstance of circumstancesOf(state, own.keepsColors, extent)) {
    const { look } = circumstance;
    const seen = {
      ...circumstance,
      width: own.width ?? circumstance.width,
      look: look === 'forced' ? look : (own.look ?? look),
    };
    const known = sights.get(nameOf(seen));
    sights.set(nameOf(seen), {
      ...seen,
      name: known?.name ?? nameOf(circumstance),
      checks: { ...seen.checks, ...known?.checks },
    });
  }
  return [...sights.values()].filter(({ checks }) => Object.keys(checks).length > 0);
}

/**
 * In this order one thing changes after the other; a page within the page notices another size of the text late, so that it
 * comes last. Each look is examined where the most is to be seen.
 */
function circumstancesOf(
  { place }: KeyState,
  keepsColors: boolean,
  extent: Extent,
): readonly Circumstance[] {
  const isAll = extent === 'all';
  const picture: Checks = place === 'kit' ? {} : { picture: true };
  const screenPicture: Checks = place === 'screen' && extent !== 'usual' ? { picture: true } : {};
  const colors: Checks = { colors: true };
  const layout: Checks = { layout: true, names: isAll ? 'always' : 'if-changed' };
  const withAxe = (checks: Checks) => (extent === 'pictures' ? {} : checks);
  return [
    {
      ...at(1280, 'light'),
      checks: { ...picture, ...withAxe({ ...colors, ...layout, names: 'always' }) },
    },
    { ...at(1280, 'forced'), checks: isAll || keepsColors ? withAxe(colors) : {} },
    {
      ...at(1280, 'dark'),
      checks: { ...screenPicture, ...(isAll || place !== 'map' ? withAxe(colors) : {}) },
    },
    { ...at(360, 'dark'), checks: screenPicture },
    { ...at(360, 'light'), checks: screenPicture },
    { ...at(320, 'dark'), checks: withAxe({ ...colors, ...layout }) },
    // Larger letters need less contrast.
    { ...at(1280, 'light', 200), checks: withAxe(layout) },
  ];
}

function at(width: number, look: Circumstance['look'], text: Circumstance['text'] = 100) {
  return { width, look, text };
}

function nameOf({ width, look, text }: Pick<Circumstance, 'width' | 'look' | 'text'>): string {
  return [width, look, ...(text === 100 ? [] : [text])].join('-');
}
