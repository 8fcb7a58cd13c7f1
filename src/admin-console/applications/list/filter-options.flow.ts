import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import type { Application } from '#domain/application/application.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { compareSpanish } from '#domain/text/spanish-order.ts';
import type { ApplicationKeys } from './application-keys.flow.ts';
import { isCompleted } from './visible-applications.flow.ts';

/** Options of the filters by ceremony and career. */
export interface FilterOptions {
  readonly ceremonies: readonly Choice[];
  readonly careers: readonly Choice[];
}

interface NamedChoice extends Choice {
  /** The label if another option has the same `label`. */
  readonly full: string;
}

/**
 * Options for ceremonies that are not completed, and for those that only visible applications name. Ceremonies with the
 * same name are labelled by `withDate`, and one without a name by `unnamed`.
 */
export function ceremonyOptions(
  visible: readonly Application[],
  ceremonies: readonly Ceremony[],
  keys: ApplicationKeys,
  withDate: (name: string, date: CalendarDate) => string,
  unnamed: string,
): readonly Choice[] {
  const choices = new Map<string, NamedChoice>();
  const add = (key: string, label: string, date: CalendarDate | undefined) =>
    choices.set(key, { key, label, full: date ? withDate(label, date) : label });
  for (const ceremony of ceremonies) {
    if (isCompleted(ceremony)) continue;
    add(String(ceremony.id), ceremony.name.trim() || unnamed, ceremony.date);
  }
  for (const application of oneOfEach(visible, 'ceremony')) {
    const key = keys.ceremonyOf(application);
    const { name, date } = application.ceremony;
    if (name !== undefined && !choices.has(key)) add(key, name.trim(), date);
  }
  return sorted([...choices.values()]);
}

/** Options for the careers of visible applications. Careers with the same name are distinguished by faculty. */
export function careerOptions(
  visible: readonly Application[],
  keys: ApplicationKeys,
): readonly Choice[] {
  const choices = new Map<string, NamedChoice>();
  for (const application of oneOfEach(visible, 'career')) {
    const key = keys.careerOf(application);
    const { name, facultyName } = application.career;
    if (name === undefined || choices.has(key)) continue;
    const label = name.trim();
    choices.set(key, { key, label, full: facultyName ? `${label} · ${facultyName}` : label });
  }
  return sorted([...choices.values()]);
}

/** One application per named ceremony or career: thousands of rows share a few of them. */
function oneOfEach(
  applications: readonly Application[],
  reference: 'ceremony' | 'career',
): readonly Application[] {
  const seen = new Map<number | string, Application>();
  for (const application of applications) {
    const { id, name } = application[reference];
    const key = id ?? name;
    if (key !== undefined && name !== undefined && !seen.has(key)) seen.set(key, application);
  }
  return [...seen.values()];
}

/** Sorts options alphabetically, with the full label where several have the same one. */
function sorted(choices: readonly NamedChoice[]): readonly Choice[] {
  const labels = choices.map(({ label }) => label);
  return choices
    .map(({ key, label, full }) => ({
      key,
      label: labels.indexOf(label) === labels.lastIndexOf(label) ? label : full,
    }))
    .sort((a, b) => compareSpanish(a.label, b.label));
}
