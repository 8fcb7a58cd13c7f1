import { screens } from '../../.storybook/map/screens.ts';
import type { StorybookEntry } from '../storybook/serve-storybook.ts';

/** A state that has a picture. */
export interface KeyState extends StorybookEntry {
  /** It stands for its screen: it has a picture in each look and width. The others have one, on a desktop in light. */
  readonly isScreen: boolean;
}

/** The states that are compared: each story that is one. The first state of a screen on the map shows the screen. */
export function keyStates(entries: readonly StorybookEntry[]): readonly KeyState[] {
  const shown = new Set(screens.map(({ place, states: [name] }) => `${place}/${name}`));
  return entries
    .filter(isState)
    .map((entry) => ({ ...entry, isScreen: shown.has(`${entry.title}/${entry.name}`) }));
}

function isState({ type, tags }: StorybookEntry): boolean {
  return type === 'story' && !tags.includes('behavior');
}
