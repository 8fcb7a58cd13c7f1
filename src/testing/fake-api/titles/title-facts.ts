import type { TitleEntryAnswer } from '#contract/corrections.ts';
import { joinPersonName, type PersonName } from '#domain/person/person-name.ts';
import type { RegisterPlace, RegisterPolicy } from '#domain/registry/numbering/register-policy.ts';
import {
  type StandingEntry,
  type TitleStanding,
  titleStanding,
} from '#domain/registry/title-entry.ts';
import type { TitleRow } from '#testing/university/rows.ts';
import type { Exchange } from '../exchange.ts';
import type { FakeUniversity } from '../fake-university.ts';

/** The standing of a title by the entries of the university. */
export function standingOf(
  { titleEntries, titleHolds }: Pick<FakeUniversity, 'titleEntries' | 'titleHolds'>,
  titleId: number,
): TitleStanding<string> {
  const entries = titleEntries.filter(({ title_id }) => title_id === titleId);
  const holds = titleHolds.filter(({ title_id }) => title_id === titleId);
  return titleStanding(entries.map(standingEntry), holds.toReversed());
}

function standingEntry(row: TitleEntryAnswer): StandingEntry<string> {
  const resolution = {
    number: row.resolution_number,
    date: row.resolution_date,
    body: row.resolution_body,
    reason: row.resolution_reason,
  };
  return row.kind === 'rectified'
    ? {
        kind: row.kind,
        resolution,
        replacedBy: row.replacing_title_id ?? 0,
        hidesFormerName: row.former_name_hidden === true,
      }
    : { kind: row.kind, resolution };
}

/** The registers that the server announces. */
export function policyOf({ extras }: Pick<Exchange, 'extras'>): RegisterPolicy {
  if (extras.includes('one-register')) return 'one';
  return extras.includes('yearly-registers') ? 'by-year' : 'by-ceremony';
}

/** The facts that decide in which register a title is. */
export function registerPlace({
  ceremony_id,
  ceremony_date,
}: Pick<TitleRow, 'ceremony_id' | 'ceremony_date'>): RegisterPlace {
  return { ceremonyId: ceremony_id, year: Number(ceremony_date.slice(0, 4)) };
}

/** The parts of a graduate's name, as a title has them. */
type NamedTitle = Pick<
  TitleRow,
  'first_name' | 'middle_name' | 'third_name' | 'last_name' | 'second_last_name'
>;

/** The name of a title's graduate. */
export function nameOf(title: NamedTitle): PersonName {
  return {
    firstName: title.first_name,
    secondName: title.middle_name,
    thirdName: title.third_name,
    lastName: title.last_name,
    secondLastName: title.second_last_name,
  };
}

/** The name of a title's graduate, as messages show it. */
export function holderOf(title: NamedTitle): string {
  return joinPersonName(nameOf(title));
}
