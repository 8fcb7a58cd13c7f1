import { isScreenState, isState, screensOf } from '#storybook/map/screens.ts';
import type { StorybookEntry } from './serve-storybook.ts';

/** A story that shows a state, not a behaviour. */
export interface KeyState extends StorybookEntry {
  /**
   * The first state of a screen on the map has a picture in each theme and width, the screen's other states one picture
   * (light, 1280 px), and component stories none.
   */
  readonly place: 'screen' | 'map' | 'kit';
}

/** The states among all entries of the index, by id. */
export function keyStates(entries: readonly StorybookEntry[]): ReadonlyMap<string, KeyState> {
  const screens = new Set(screensOf(entries).map(({ states: [first] }) => first?.id));
  const placeOf = (entry: StorybookEntry) => {
    if (screens.has(entry.id)) return 'screen';
    return isScreenState(entry) ? 'map' : 'kit';
  };
  return new Map(
    entries.filter(isState).map((entry) => [entry.id, { ...entry, place: placeOf(entry) }]),
  );
}
