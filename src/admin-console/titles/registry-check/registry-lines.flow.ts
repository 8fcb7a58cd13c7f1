import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import type { NumberRange, RegistryFinding } from '#domain/registry/check/registry-finding.ts';
import { type TextTable, textTable } from '#domain/text/text-table.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { RegistryCheckMessages } from './registry-check.messages.ts';
import type { CeremonyLabel } from './registry-entries.flow.ts';

/** The groups of findings; a jump is only an observation. */
export type FindingGroup = 'duplicate' | 'missing' | 'outOfOrder' | 'jump';

const findingGroups: readonly FindingGroup[] = ['duplicate', 'missing', 'outOfOrder', 'jump'];

export function groupOf({ kind }: RegistryFinding): FindingGroup {
  switch (kind) {
    case 'duplicate':
    case 'missing':
    case 'jump':
      return kind;
    case 'skipped':
      return 'jump';
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

/** Sorts duplicates first. */
export function sortFindings<Finding extends RegistryFinding>(
  findings: readonly Finding[],
): readonly Finding[] {
  const rank = (finding: Finding) => findingGroups.indexOf(groupOf(finding));
  return [...findings].sort((a, b) => rank(a) - rank(b));
}

/** The messages, locale and names that describe a finding. */
export interface FindingLanguage {
  readonly messages: RegistryCheckMessages;
  readonly locale: string;
  readonly nameOf: (key: string) => CeremonyLabel;
}

export interface FindingLine {
  readonly group: FindingGroup;
  readonly kind: string;
  readonly register: string;
  readonly ceremony: string;
  readonly number: string;
  readonly detail: string;
}

/** The number of people that a finding lists; the CSV file lists all. */
const shownPeople = 3;

export function toLine(
  finding: RegistryFinding,
  language: FindingLanguage,
  peopleLimit = shownPeople,
): FindingLine {
  const { messages } = language;
  const group = groupOf(finding);
  return {
    group,
    kind: messages[group],
    register: messages[finding.register],
    ceremony: ceremonyText(finding.ceremonies, language),
    number: numberText(finding, messages),
    detail: detailText(finding, language, peopleLimit),
  };
}

/** The findings as a table, with every person's name. */
export function findingsTable(
  findings: readonly RegistryFinding[],
  language: FindingLanguage,
): TextTable {
  const { kind, register, ceremony, number, detail } = language.messages;
  return textTable([kind, register, ceremony, number, detail], findings, (finding) => {
    const line = toLine(finding, language, Number.POSITIVE_INFINITY);
    return [line.kind, line.register, line.ceremony, line.number, line.detail];
  });
}

function ceremonyText(
  keys: readonly string[],
  { messages, locale, nameOf }: FindingLanguage,
): string {
  const names = keys.map((key) => {
    const { name = messages.noCeremony, date } = nameOf(key);
    if (date === undefined) return name;
    return formatMessage(messages.ceremonyWithDate, { name, date: formatLongDate(date, locale) });
  });
  return names.reduce((first, second) => formatMessage(messages.between, { first, second }));
}

function numberText(finding: RegistryFinding, messages: RegistryCheckMessages): string {
  if (finding.kind === 'unnumbered') return messages.noNumber;
  const { from, to } = finding;
  return from === to ? from : formatMessage(messages.range, { from, to });
}

function detailText(
  finding: RegistryFinding,
  { messages, locale }: FindingLanguage,
  peopleLimit: number,
): string {
  switch (finding.kind) {
    case 'duplicate':
      return formatMessage(messages.borneBy, {
        people: peopleText(finding.people, peopleLimit, messages, locale),
      });
    case 'missing':
      return formatMessage(messages.nobodyHas, amountOf(finding, locale), locale);
    case 'jump':
      return formatMessage(messages.unused, amountOf(finding, locale), locale);
    case 'skipped':
      return formatMessage(messages.skipped, amountOf(finding, locale), locale);
    case 'unnumbered':
      return finding.text === ''
        ? formatMessage(messages.hasNone, { person: finding.person })
        : formatMessage(messages.hasNoDigits, { person: finding.person, text: finding.text });
    case 'before-start':
      return formatMessage(messages.beforeStart, { start: finding.start });
    case 'other-series':
      return formatMessage(messages.otherSeries, { start: finding.start });
    case 'misplaced':
    case 'late': {
      const { person, number, otherPerson: other, otherNumber } = finding;
      const message = finding.kind === 'misplaced' ? messages.belongsBefore : messages.issuedAfter;
      return formatMessage(message, { person, number, other, otherNumber });
    }
    case 'overlap':
      return formatMessage(messages.overlap, { start: finding.start });
    default:
      return finding satisfies never;
  }
}

/** Formats the exact count, even above 2^53; the rounded one only selects the plural. */
function amountOf({ count }: NumberRange, locale: string) {
  return { count: Number(count), amount: new Intl.NumberFormat(locale).format(count) };
}

function peopleText(
  people: readonly string[],
  limit: number,
  messages: RegistryCheckMessages,
  locale: string,
): string {
  const named = people.slice(0, limit);
  const list = new Intl.ListFormat(locale, {
    type: named.length < people.length ? 'unit' : 'conjunction',
  });
  const text = list.format(named);
  const count = people.length - named.length;
  return count > 0 ? formatMessage(messages.moreBearers, { people: text, count }, locale) : text;
}
