import { addTo } from '../collection/group-by.ts';
import { type TitleEntry, type TitleStanding, titleStanding } from './title-entry.ts';
import type { TitleHold } from './title-hold.ts';

/** Everything that the entries of a register say about one title. */
export interface TitleHistory {
  readonly standing: TitleStanding;
  /** The entries about the title, oldest first. */
  readonly entries: readonly TitleEntry[];
  /** The entries about its review, oldest first. */
  readonly holds: readonly TitleHold[];
  /** The rectification by which the title was issued in place of another one. */
  readonly origin: TitleEntry | undefined;
}

/** The history of a title that was never corrected. */
export const uncorrected: TitleHistory = {
  standing: { kind: 'valid', duplicates: 0 },
  entries: [],
  holds: [],
  origin: undefined,
};

/** Returns the history of a title by its id. */
export type HistoryOf = (titleId: number) => TitleHistory;

/** Finds the histories of titles, from all entries of the register and about reviews in any order. */
export function historyFinder(
  entries: readonly TitleEntry[],
  holds: readonly TitleHold[] = [],
): HistoryOf {
  const about = new Map<number, TitleEntry[]>();
  const origins = new Map<number, TitleEntry>();
  for (const entry of entries) {
    addTo(about, entry.titleId, entry);
    if (entry.kind === 'rectified') origins.set(entry.replacedBy, entry);
  }
  const reviews = new Map<number, TitleHold[]>();
  for (const hold of holds) addTo(reviews, hold.titleId, hold);
  const histories = new Map<number, TitleHistory>();
  for (const id of new Set([...about.keys(), ...origins.keys(), ...reviews.keys()])) {
    const own = byId(about.get(id));
    const held = byId(reviews.get(id));
    const standing = titleStanding(own, held);
    histories.set(id, { standing, entries: own, holds: held, origin: origins.get(id) });
  }
  return (titleId) => histories.get(titleId) ?? uncorrected;
}

function byId<Entry extends { readonly id: number }>(entries: readonly Entry[] = []) {
  return entries.toSorted((a, b) => a.id - b.id);
}
