import { addTo } from '../collection/group-by.ts';
import { type TitleEntry, type TitleStanding, titleStanding } from './title-entry.ts';

/** Everything that the entries of a register say about one title. */
export interface TitleHistory {
  readonly standing: TitleStanding;
  /** The entries about the title, oldest first. */
  readonly entries: readonly TitleEntry[];
  /** The rectification by which the title was issued in place of another one. */
  readonly origin: TitleEntry | undefined;
}

/** The history of a title that was never corrected. */
export const uncorrected: TitleHistory = {
  standing: { kind: 'valid', duplicates: 0 },
  entries: [],
  origin: undefined,
};

/** Returns the history of a title by its id. */
export type HistoryOf = (titleId: number) => TitleHistory;

/** Finds the histories of titles, from all entries of the register in any order. */
export function historyFinder(entries: readonly TitleEntry[]): HistoryOf {
  const about = new Map<number, TitleEntry[]>();
  const origins = new Map<number, TitleEntry>();
  for (const entry of entries) {
    addTo(about, entry.titleId, entry);
    if (entry.kind === 'rectified') origins.set(entry.replacedBy, entry);
  }
  const histories = new Map<number, TitleHistory>();
  for (const id of new Set([...about.keys(), ...origins.keys()])) {
    const own = (about.get(id) ?? []).toSorted((a, b) => a.id - b.id);
    histories.set(id, { standing: titleStanding(own), entries: own, origin: origins.get(id) });
  }
  return (titleId) => histories.get(titleId) ?? uncorrected;
}
