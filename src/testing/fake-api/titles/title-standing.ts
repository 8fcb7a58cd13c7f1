import type { TitleEntryAnswer } from '#contract/corrections.ts';
import {
  type StandingEntry,
  type TitleStanding,
  titleStanding,
} from '#domain/registry/title-entry.ts';
import type { FakeUniversity } from '../fake-university.ts';

/** The standing of a title by the entries of the university. */
export function standingOf(
  { titleEntries }: Pick<FakeUniversity, 'titleEntries'>,
  titleId: number,
): TitleStanding<string> {
  const entries = titleEntries.filter(({ title_id }) => title_id === titleId);
  return titleStanding(entries.map(standingEntry));
}

function standingEntry(row: TitleEntryAnswer): StandingEntry<string> {
  const resolution = {
    number: row.resolution_number,
    date: row.resolution_date,
    body: row.resolution_body,
    reason: row.resolution_reason,
  };
  return row.kind === 'rectified'
    ? { kind: row.kind, resolution, replacedBy: row.replacing_title_id ?? 0 }
    : { kind: row.kind, resolution };
}
