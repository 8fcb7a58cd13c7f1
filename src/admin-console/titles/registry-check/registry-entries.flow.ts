import type { Application } from '../../../domain/application/application.ts';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { ceremonyFinder, dayKey } from '../../../domain/ceremony/ceremony-finder.ts';
import type { Career } from '../../../domain/degree/career.ts';
import { joinPersonName } from '../../../domain/person/person-name.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import type {
  NumberingPlace,
  RegistryCeremony,
  RegistryEntry,
} from '../../../domain/registry/registry-finding.ts';
import { type Pause, visitInSteps } from '../../../domain/registry/visit-in-steps.ts';

/** What the check can draw on; a list that could not be read is empty, and what depends on it is not judged. */
export interface RegistryEvidence {
  readonly titles: readonly IssuedTitle[];
  /** For the initial numbers. */
  readonly ceremonies: readonly Ceremony[];
  /** For the order of the careers. */
  readonly careers: readonly Career[];
  /** For surnames apart from given names, and for the ceremony's id. */
  readonly applications: readonly Application[];
}

/** The book as the check reads it. */
export interface RegistryBook {
  readonly entries: readonly RegistryEntry[];
  readonly ceremonies: readonly RegistryCeremony[];
  /** What a ceremony's key is called. */
  readonly nameOf: (key: string) => CeremonyLabel;
}

export interface CeremonyLabel {
  /** Undefined for titles that name no ceremony. */
  readonly name: string | undefined;
  readonly date: CalendarDate | undefined;
}

const noLabel: CeremonyLabel = { name: undefined, date: undefined };

/** Joins titles with what is known of their ceremonies, careers and applications, in steps. */
export function* toRegistryBook(
  evidence: RegistryEvidence,
): Generator<Pause, RegistryBook, undefined> {
  const applications = new Map<string, Application>();
  yield* visitInSteps(evidence.applications, (each) => void applications.set(each.code, each));
  const labels = new Map<string, CeremonyLabel>();
  const ceremonyOf = createCeremonyKeys(evidence.ceremonies, labels);
  const placeOf = createPlaceFinder(evidence.careers);
  const momentOf = chooseClock(evidence.titles);

  const entries: RegistryEntry[] = [];
  yield* visitInSteps(evidence.titles, (title) => {
    const own = applications.get(title.applicationCode ?? '');
    entries.push({
      person: title.fullName || title.applicationCode || `#${title.id}`,
      ceremony: ceremonyOf(title, own),
      registry: title.registry,
      issuedAt: momentOf(title),
      place: own && placeOf(title, own),
    });
  });
  return {
    entries,
    ceremonies: evidence.ceremonies.map(({ id, initialNumbers }) => ({
      key: idKey(id),
      initial: initialNumbers,
    })),
    nameOf: (key) => labels.get(key) ?? noLabel,
  };
}

function idKey(id: number): string {
  return `id ${id}`;
}

/** Names each title's ceremony by a key. One that nothing decides is known by its own name and day. */
function createCeremonyKeys(ceremonies: readonly Ceremony[], labels: Map<string, CeremonyLabel>) {
  const names = ceremonies.map(({ name }) => name.trim());
  for (const { id, name, date } of ceremonies) {
    const isAlone = names.indexOf(name.trim()) === names.lastIndexOf(name.trim());
    labels.set(idKey(id), { name, date: isAlone ? undefined : date });
  }
  const ceremoniesOf = ceremonyFinder(ceremonies);

  return (title: IssuedTitle, application: Application | undefined): string => {
    const { ceremonyName: name, ceremonyDate: date } = title;
    const [ceremony, ...others] = ceremoniesOf({ id: application?.ceremony.id, name, date });
    if (ceremony !== undefined && others.length === 0) return idKey(ceremony.id);
    const key = `name ${name ?? ''} ${dayKey(date)}`;
    labels.set(key, { name, date });
    return key;
  };
}

/**
 * A title's place in the order of numbering, from its application. Undefined when the career is not known for sure, or
 * the person was renamed since: the number was given to the former name.
 */
function createPlaceFinder(careers: readonly Career[]) {
  const byId = new Map(careers.map((career) => [career.id, career]));
  const byName = new Map<string, Career | undefined>();
  for (const career of careers)
    byName.set(career.name, byName.has(career.name) ? undefined : career);

  return (title: IssuedTitle, application: Application): NumberingPlace | undefined => {
    const { first, last, secondLast } = application.student.name;
    const { id } = application.career;
    const career = id === undefined ? byName.get(title.careerName ?? '') : byId.get(id);
    if (career === undefined || joinPersonName({ first, last, secondLast }) !== title.fullName) {
      return undefined;
    }
    const { recordOrder, assignedOrder, folioOrder } = career;
    return {
      order: { record: recordOrder, assigned: assignedOrder, folio: folioOrder },
      last,
      secondLast: secondLast ?? '',
    };
  };
}

/** The moment of creation where every title has one, else the day of issue: never one against the other. */
function chooseClock(titles: readonly IssuedTitle[]): (title: IssuedTitle) => number | undefined {
  const creation = ({ createdAt }: IssuedTitle) =>
    createdAt?.kind === 'moment' ? createdAt.at.getTime() : undefined;
  if (titles.every((title) => creation(title) !== undefined)) return creation;
  const issue = ({ issueDate }: IssuedTitle) =>
    issueDate && Date.UTC(issueDate.year, issueDate.month - 1, issueDate.day);
  return titles.every((title) => issue(title) !== undefined) ? issue : () => undefined;
}
