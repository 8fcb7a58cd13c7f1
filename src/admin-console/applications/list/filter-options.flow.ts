import type { Application } from '../../../domain/application/application.ts';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { compareSpanish } from '../../../domain/text/spanish-order.ts';
import type { Choice } from '../../list/list-filter.flow.ts';
import type { ApplicationKeys } from './application-keys.flow.ts';
import { isCompleted } from './visible-applications.flow.ts';

/** The choices of the filters by ceremony and by career. */
export interface FilterOptions {
  readonly ceremonies: readonly Choice[];
  readonly careers: readonly Choice[];
}

interface NamedChoice extends Choice {
  /** What it is called where another one has the same label. */
  readonly full: string;
}

/**
 * The ceremonies to choose from: those that are not completed, and those that only the visible applications name. Two
 * of one name are distinguished by `withDate`; one without a name is called `unnamed`.
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

/** The careers of the visible applications: each choice finds something. Two of one name are told apart by faculty. */
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

/** An application for each ceremony or career that has a name: thousands of rows share a few of them. */
function oneOfEach(
  applications: readonly Application[],
  what: 'ceremony' | 'career',
): readonly Application[] {
  const seen = new Map<number | string, Application>();
  for (const application of applications) {
    const { id, name } = application[what];
    const key = id ?? name;
    if (key !== undefined && name !== undefined && !seen.has(key)) seen.set(key, application);
  }
  return [...seen.values()];
}

/** In alphabetical order, by their full name where the label alone is that of several. */
function sorted(choices: readonly NamedChoice[]): readonly Choice[] {
  const labels = choices.map(({ label }) => label);
  return choices
    .map(({ key, label, full }) => ({
      key,
      label: labels.indexOf(label) === labels.lastIndexOf(label) ? label : full,
    }))
    .sort((a, b) => compareSpanish(a.label, b.label));
}
