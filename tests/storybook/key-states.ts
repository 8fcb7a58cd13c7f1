import { screens } from '../../.storybook/map/screens.ts';
import type { StorybookEntry } from './serve-storybook.ts';

/** A story that is a state, and no behaviour. */
export interface KeyState extends StorybookEntry {
  /**
   * The first state of a screen on the map shows the screen: it has a picture in each look and width. The others of the map
   * have one, on a desktop in light, and what the kit shows has none.
   */
  readonly place: 'screen' | 'map' | 'kit';
}

const firstStates = new Set(screens.map(({ place, states: [name] }) => `${place}/${name}`));
const mapped = new Set(
  screens.flatMap(({ place, states }) => states.map((name) => `${place}/${name}`)),
);

/** The entry as a state. @returns undefined for a behaviour and for a page of documentation. */
export function keyState(entry: StorybookEntry): KeyState | undefined {
  if (entry.type !== 'story' || entry.tags.includes('behavior')) return undefined;
  const key = `${entry.title}/${entry.name}`;
  if (firstStates.has(key)) return { ...entry, place: 'screen' };
  return { ...entry, place: mapped.has(key) ? 'map' : 'kit' };
}

/** What the map shows has a picture. */
export function hasPicture(entry: StorybookEntry): boolean {
  return (keyState(entry)?.place ?? 'kit') !== 'kit';
}
