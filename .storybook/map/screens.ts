import { groupBy } from '#domain/collection/group-by.ts';
import { kitTitle } from '../kit-title.ts';

/** A story or a docs page, as Storybook's index lists it. */
export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  /** The place in the sidebar: 'Consola/Títulos/Lista'. */
  readonly title: string;
  /** 'Ninguna coincide' */
  readonly name: string;
  readonly tags: readonly string[];
}

/** A screen, or a dialog or a flow of one. */
export interface Screen<Entry extends IndexEntry> {
  readonly place: string;
  /** Every state that a user can reach; the first one shows the screen. */
  readonly states: readonly Entry[];
}

/** The screens of the product in the sidebar's order, with their states in the order of the story file. */
export function screensOf<Entry extends IndexEntry>(
  entries: readonly Entry[],
): readonly Screen<Entry>[] {
  const states = groupBy(entries.filter(isScreenState), ({ title }) => title);
  return [...states].map(([place, stories]) => ({ place, states: stories }));
}

/** True if an entry shows a state; a story with the tag `behavior` proves what happens over time. */
export function isState({ type, tags }: IndexEntry): boolean {
  return type === 'story' && !tags.includes('behavior');
}

/** True if an entry is a state of a screen; the sidebar lists foundations and components too. */
export function isScreenState(entry: IndexEntry): boolean {
  return isState(entry) && !kitTitle.test(entry.title);
}
