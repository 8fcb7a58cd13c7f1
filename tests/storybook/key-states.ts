import { screens } from '../../.storybook/map/screens.ts';
import type { StorybookEntry } from './serve-storybook.ts';

/** A story that shows a state, not a behaviour. */
export interface KeyState extends StorybookEntry {
  /**
   * The first state of a screen on the map has a picture in each theme and width, the screen's other states one picture
   * (light, 1280 px), and component stories none.
   */
  readonly place: 'screen' | 'map' | 'kit';
}

const firstStates = new Set(screens.map(({ place, states: [name] }) => `${place}/${name}`));
const mapped = new Set(
  screens.flatMap(({ place, states }) => states.map((name) => `${place}/${name}`)),
);

/** Returns the entry as a state. @returns undefined for a behaviour story and for a docs page */
export function keyState(entry: StorybookEntry): KeyState | undefined {
  if (entry.type !== 'story' || entry.tags.includes('behavior')) return undefined;
  const key = `${entry.title}/${entry.name}`;
  if (firstStates.has(key)) return { ...entry, place: 'screen' };
  return { ...entry, place: mapped.has(key) ? 'map' : 'kit' };
}

/** Entries on the map have a picture. */
export function hasPicture(entry: StorybookEntry): boolean {
  return (keyState(entry)?.place ?? 'kit') !== 'kit';
}
