import type { Application } from '../../../domain/application/application.ts';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import { formatIsoDate } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import type { Career } from '../../../domain/degree/career.ts';
import { type Pause, paced } from '../../../domain/paced.ts';
import { joinPersonName } from '../../../domain/person/person-name.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import type {
  NumberingPlace,
  RegistryCeremony,
  RegistryEntry,
} from '../../../domain/registry/registry-finding.ts';

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
  yield* paced(evidence.applications, (each) => void applications.set(each.code, each));
  const labels = new Map<string, CeremonyLabel>();
  const ceremonyOf = createCeremonyFinder(evidence.ceremonies, labels);
  const placeOf = createPlaceFinder(evidence.careers);
  const momentOf = chooseClock(evidence.titles);

  const entries: RegistryEntry[] = [];
  yield* paced(evidence.titles, (title) => {
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

/** By the application's ceremony id; else by name, and by date where two ceremonies share a name (ruling 33). */
function createCeremonyFinder(ceremonies: readonly Ceremony[], labels: Map<string, CeremonyLabel>) {
  const ids = new Set(ceremonies.map(({ id }) => id));
  const namesakes = new Map<string, Ceremony[]>();
  for (const ceremony of ceremonies) {
    const name = ceremony.name.trim();
    namesakes.set(name, [...(namesakes.get(name) ?? []), ceremony]);
  }
  for (const { id, name, date } of ceremonies) {
    const isAlone = (namesakes.get(name.trim())?.length ?? 0) < 2;
    labels.set(idKey(id), { name, date: isAlone ? undefined : date });
  }

  return (title: IssuedTitle, application: Application | undefined): string => {
    const id = application?.ceremony.id;
    if (id !== undefined && ids.has(id)) return idKey(id);
    const alike = namesakes.get(title.ceremonyName?.trim() ?? '') ?? [];
    const day = dayOf(title.ceremonyDate);
    const dated = alike.length > 1 ? alike.filter(({ date }) => dayOf(date) === day) : alike;
    const [only] = dated;
    if (only !== undefined && dated.length === 1) return idKey(only.id);
    const key = `name ${title.ceremonyName ?? ''} ${day}`;
    labels.set(key, { name: title.ceremonyName, date: title.ceremonyDate });
    return key;
  };
}

function dayOf(date: CalendarDate | undefined): string {
  return date === undefined ? '' : formatIsoDate(date);
}

/**
 * Ruling 34's place of a title, from its application. Undefined when the career is not known for sure, or the person
 * was renamed since: the number was given to the former name.
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
