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

interface CeremonyChoice extends Choice {
  readonly date: CalendarDate | undefined;
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
  const choices = new Map<string, CeremonyChoice>();
  for (const ceremony of ceremonies) {
    if (isCompleted(ceremony)) continue;
    const key = String(ceremony.id);
    choices.set(key, { key, label: ceremony.name.trim() || unnamed, date: ceremony.date });
  }
  for (const application of oneOfEach(visible, 'ceremony')) {
    const key = keys.ceremonyOf(application);
    const { name, date } = application.ceremony;
    if (name !== undefined && !choices.has(key))
      choices.set(key, { key, label: name.trim(), date });
  }
  return sorted(datedWhereAlike([...choices.values()], withDate));
}

/** The careers of the visible applications: each choice finds something. */
export function careerOptions(
  visible: readonly Application[],
  keys: ApplicationKeys,
): readonly Choice[] {
  const choices = new Map<string, Choice>();
  for (const application of oneOfEach(visible, 'career')) {
    const key = keys.careerOf(application);
    const { name } = application.career;
    if (name !== undefined && !choices.has(key)) choices.set(key, { key, label: name.trim() });
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

function datedWhereAlike(
  choices: readonly CeremonyChoice[],
  withDate: (name: string, date: CalendarDate) => string,
): readonly Choice[] {
  const labels = choices.map(({ label }) => label);
  return choices.map(({ key, label, date }) => {
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label);
    return { key, label: isAlone || date === undefined ? label : withDate(label, date) };
  });
}

function sorted(options: readonly Choice[]): readonly Choice[] {
  return [...options].sort((a, b) => compareSpanish(a.label, b.label));
}
