import type { StorybookEntry } from '../storybook/serve-storybook.ts';

/** A state that has a picture. */
export interface KeyState extends StorybookEntry {
  /** It stands for its screen: it has a picture in each look and width. The others have one, on a desktop in light. */
  readonly isScreen: boolean;
}

/** The states that are compared: each story that is one, and the first of each place for its screen. */
export function keyStates(entries: readonly StorybookEntry[]): readonly KeyState[] {
  const seen = new Set<string>();
  return entries.filter(isState).map((entry) => {
    const isScreen = !seen.has(entry.title);
    seen.add(entry.title);
    return { ...entry, isScreen };
  });
}

function isState({ type, tags }: StorybookEntry): boolean {
  return type === 'story' && !tags.includes('behavior');
}
