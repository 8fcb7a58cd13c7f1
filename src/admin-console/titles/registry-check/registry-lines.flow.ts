import { formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import type { NumberRange, RegistryFinding } from '../../../domain/registry/registry-finding.ts';
import { csvParts } from '../../../domain/text/csv.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import type { RegistryCheckWords } from './registry-check.messages.ts';
import type { CeremonyLabel } from './registry-entries.flow.ts';

/** The four groups in which findings are listed; jumps are observations. */
export type FindingGroup = 'duplicate' | 'missing' | 'outOfOrder' | 'jump';

const findingGroups: readonly FindingGroup[] = ['duplicate', 'missing', 'outOfOrder', 'jump'];

export function groupOf({ kind }: RegistryFinding): FindingGroup {
  switch (kind) {
    case 'duplicate':
    case 'missing':
    case 'jump':
      return kind;
    case 'unnumbered':
      return 'missing';
    case 'before-start':
    case 'other-series':
    case 'misplaced':
    case 'late':
    case 'overlap':
      return 'outOfOrder';
    default:
      return kind satisfies never;
  }
}

/** Duplicates first, observations last. */
export function sortFindings(findings: readonly RegistryFinding[]): readonly RegistryFinding[] {
  const rank = (finding: RegistryFinding) => findingGroups.indexOf(groupOf(finding));
  return [...findings].sort((a, b) => rank(a) - rank(b));
}

/** What findings are written with. */
export interface FindingLanguage {
  readonly words: RegistryCheckWords;
  readonly locale: string;
  readonly nameOf: (key: string) => CeremonyLabel;
}

/** A finding in words. */
export interface FindingLine {
  readonly group: FindingGroup;
  readonly kind: string;
  readonly register: string;
  readonly ceremony: string;
  readonly number: string;
  readonly detail: string;
}

/** More would bury the finding; the file names them all. */
const namedPeople = 3;

export function toLine(
  finding: RegistryFinding,
  language: FindingLanguage,
  peopleLimit = namedPeople,
): FindingLine {
  const { words } = language;
  const group = groupOf(finding);
  return {
    group,
    kind: words[group],
    register: words[finding.register],
    ceremony: ceremonyText(finding.ceremonies, language),
    number: numberText(finding, words),
    detail: detailText(finding, language, peopleLimit),
  };
}

/** The findings as a file, in parts; every person is named. */
export function findingsCsv(
  findings: readonly RegistryFinding[],
  language: FindingLanguage,
): Iterable<string> {
  const { kind, register, ceremony, number, detail } = language.words;
  return csvParts([kind, register, ceremony, number, detail], findings, (finding) => {
    const line = toLine(finding, language, Number.POSITIVE_INFINITY);
    return [line.kind, line.register, line.ceremony, line.number, line.detail];
  });
}

function ceremonyText(keys: readonly string[], { words, locale, nameOf }: FindingLanguage): string {
  const names = keys.map((key) => {
    const { name = words.noCeremony, date } = nameOf(key);
    if (date === undefined) return name;
    return formatMessage(words.ceremonyWithDate, { name, date: formatLongDate(date, locale) });
  });
  return names.reduce((first, second) => formatMessage(words.between, { first, second }));
}

function numberText(finding: RegistryFinding, words: RegistryCheckWords): string {
  if (finding.kind === 'unnumbered') return words.noNumber;
  if ('number' in finding) return finding.number;
  const { from, to } = finding;
  return from === to ? from : formatMessage(words.range, { from, to });
}

function detailText(
  finding: RegistryFinding,
  { words, locale }: FindingLanguage,
  peopleLimit: number,
): string {
  switch (finding.kind) {
    case 'duplicate':
      return formatMessage(words.borneBy, {
        people: peopleText(finding.people, peopleLimit, words, locale),
      });
    case 'missing':
      return formatMessage(words.nobodyHas, amountOf(finding, locale), locale);
    case 'jump':
      return formatMessage(words.unused, amountOf(finding, locale), locale);
    case 'unnumbered':
      return finding.text === ''
        ? formatMessage(words.hasNone, { person: finding.person })
        : formatMessage(words.hasNoDigits, { person: finding.person, text: finding.text });
    case 'before-start':
      return formatMessage(words.beforeStart, { start: finding.start });
    case 'other-series':
      return formatMessage(words.otherSeries, { start: finding.start });
    case 'misplaced':
    case 'late': {
      const { person, otherPerson: other, otherNumber: number } = finding;
      return formatMessage(words[finding.kind], { person, other, number });
    }
    case 'overlap':
      return formatMessage(words.overlap, { start: finding.start });
    default:
      return finding satisfies never;
  }
}

/** A count past 2^53 is written in full; only the grammar takes the rounded one. */
function amountOf({ count }: NumberRange, locale: string) {
  return { count: Number(count), amount: new Intl.NumberFormat(locale).format(count) };
}

function peopleText(
  people: readonly string[],
  limit: number,
  words: RegistryCheckWords,
  locale: string,
): string {
  const named = people.slice(0, limit);
  const list = new Intl.ListFormat(locale, {
    type: named.length < people.length ? 'unit' : 'conjunction',
  });
  const text = list.format(named);
  const count = people.length - named.length;
  return count > 0 ? formatMessage(words.moreBearers, { people: text, count }, locale) : text;
}
