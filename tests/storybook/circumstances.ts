import type { KeyState } from './key-states.ts';

/** Window, system and browser settings in which a state is examined. */
export interface Circumstance {
  /** Width of the window in pixels. */
  readonly width: number;
  readonly look: 'light' | 'dark' | 'forced';
  /** Text size in per cent. */
  readonly text: 100 | 200;
  readonly checks: Checks;
}

/**
 * Checks in a circumstance; absent ones are skipped. `if-changed` skips a check if the visible elements and their
 * attributes are those of the first circumstance.
 */
export interface Checks {
  readonly picture?: boolean;
  /** Contrast, which are axe rules whose result depends on colours: always, or only where other elements are visible. */
  readonly colors?: 'always' | 'if-changed';
  /** Overflow and cut-off text, and axe rules whose result depends on sizes. */
  readonly layout?: boolean;
  /** All other axe rules: always, or only where other elements are visible. */
  readonly names?: 'always' | 'if-changed';
}

/** Scope of a run: everything, one window of each state, or pictures only. */
export type Extent = 'all' | 'usual' | 'pictures';

/** Settings that a story makes itself, such as a phone's width for a mobile drawer. */
export interface OwnSettings {
  readonly width: number | undefined;
  readonly look: 'light' | 'dark' | undefined;
  /** Parts of findings that the story lists as exceptions. */
  readonly expectedFindings: readonly string[];
}

/** A circumstance of a state with the story's own settings applied. */
export interface Sight extends Circumstance {
  /** Name of the circumstance before the story's own settings: '1280-light', '1280-light-200'. */
  readonly name: string;
}

/**
 * Returns the sights of a state in the order of the checks. Circumstances that become equal through the story's own
 * settings are merged.
 */
export function sightsOf(state: KeyState, own: OwnSettings, extent: Extent): readonly Sight[] {
  const sights = new Map<string, Sight>();
  for (const circumstance of circumstancesOf(state, extent)) {
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
 * Ordered so that each step changes one thing. Text size comes last, because a nested page notices it late. Names and
 * roles are read again only in a window that shows other elements.
 *
 * Components and the first state of a screen are examined in every window. The other states of a screen consist of the same
 * elements, so that two windows are enough: a wide one in light and a narrow one in dark mode, with names and roles read in
 * the wide one.
 */
function circumstancesOf({ place }: KeyState, extent: Extent): readonly Circumstance[] {
  const colors: Checks = { colors: 'always' };
  const layout: Checks = { layout: true, names: 'if-changed' };
  const complete: Checks = { colors: 'always', layout: true, names: 'always' };
  const screenPicture: Checks = place === 'screen' ? { picture: true } : {};
  if (extent === 'usual') {
    return [{ ...at(1280, 'light'), checks: { ...screenPicture, ...complete } }];
  }
  const picture: Checks = place === 'kit' ? {} : { picture: true };
  const withAxe = (checks: Checks) => (extent === 'pictures' ? {} : checks);
  if (place === 'map') {
    return [
      { ...at(1280, 'light'), checks: { ...picture, ...withAxe(complete) } },
      { ...at(320, 'dark'), checks: withAxe({ layout: true, ...colors }) },
    ];
  }
  return [
    { ...at(1280, 'light'), checks: { ...picture, ...withAxe(complete) } },
    { ...at(1280, 'forced'), checks: withAxe(colors) },
    { ...at(1280, 'dark'), checks: { ...screenPicture, ...withAxe(colors) } },
    { ...at(360, 'dark'), checks: screenPicture },
    { ...at(360, 'light'), checks: screenPicture },
    { ...at(320, 'dark'), checks: withAxe({ ...layout, colors: 'if-changed' }) },
    // Larger text needs less contrast.
    { ...at(1280, 'light', 200), checks: withAxe(layout) },
  ];
}

function at(width: number, look: Circumstance['look'], text: Circumstance['text'] = 100) {
  return { width, look, text };
}

function nameOf({ width, look, text }: Pick<Circumstance, 'width' | 'look' | 'text'>): string {
  return [width, look, ...(text === 100 ? [] : [text])].join('-');
}
