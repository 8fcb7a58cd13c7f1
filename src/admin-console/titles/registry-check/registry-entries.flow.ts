import type { Application } from '#domain/application/application.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { ceremonyFinder, dayKey } from '#domain/ceremony/ceremony-finder.ts';
import { onlyOf } from '#domain/collection/reference-finder.ts';
import { type Career, careerFinder } from '#domain/degree/career.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { personOrderKey } from '#domain/person/person-order.ts';
import type {
  NumberingPlace,
  RegistryCeremony,
  RegistryEntry,
} from '#domain/registry/check/registry-finding.ts';
import { type Pause, visitInSteps } from '#domain/registry/check/visit-in-steps.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { RegisterPolicy } from '#domain/registry/numbering/register-policy.ts';

/** The input of the check. A list that could not be read is empty, and data that depends on it is not checked. */
export interface RegistryEvidence {
  readonly titles: readonly IssuedTitle[];
  /** True for a title that was issued in place of a rectified one. @default none */
  readonly isReplacement?: ((title: IssuedTitle) => boolean) | undefined;
  /** Provides the initial numbers. */
  readonly ceremonies: readonly Ceremony[];
  /** Provides the order of careers. */
  readonly careers: readonly Career[];
  /** Provides surnames separately from given names, and the ceremony's id. */
  readonly applications: readonly Application[];
}

/** The registry book: input of the check. */
export interface RegistryBook {
  readonly entries: readonly RegistryEntry[];
  readonly ceremonies: readonly RegistryCeremony[];
  /** Number of titles whose position in the order is not checked, because several careers have the name. */
  readonly ambiguousCareers: number;
  /** Returns the name and date of a ceremony's key. */
  readonly nameOf: (key: string) => CeremonyLabel;
}

export interface CeremonyLabel {
  /** Undefined for titles without a ceremony name. */
  readonly name: string | undefined;
  readonly date: CalendarDate | undefined;
}

const noLabel: CeremonyLabel = { name: undefined, date: undefined };

/** Joins titles with their ceremonies, careers and applications, in steps. */
export function* toRegistryBook(
  evidence: RegistryEvidence,
): Generator<Pause, RegistryBook, undefined> {
  const applications = new Map<string, Application>();
  yield* visitInSteps(evidence.applications, (each) => void applications.set(each.code, each));
  const labels = new Map<string, CeremonyLabel>();
  const ceremonyOf = createCeremonyKeys(evidence.ceremonies, labels);
  const careersOf = titleCareers(evidence.careers);
  let ambiguousCareers = 0;
  const momentOf = chooseClock(evidence.titles);
  const hasGivenNames = evidence.titles.some(
    ({ names }) => names.secondName !== undefined || names.thirdName !== undefined,
  );

  const entries: RegistryEntry[] = [];
  yield* visitInSteps(evidence.titles, (title) => {
    const application = applications.get(title.applicationCode ?? '');
    const isReplacement = evidence.isReplacement?.(title) === true;
    const careers = application === undefined || isReplacement ? [] : careersOf(title, application);
    if (careers.length > 1) ambiguousCareers += 1;
    entries.push({
      person: title.fullName || title.applicationCode || `#${title.id}`,
      ceremony: ceremonyOf(title, application),
      registry: title.registry,
      issuedAt: momentOf(title),
      place: isReplacement
        ? undefined
        : application &&
          numberingPlace({ title, application, career: onlyOf(careers), hasGivenNames }),
      isReplacement,
    });
  });
  return {
    entries,
    ambiguousCareers,
    ceremonies: evidence.ceremonies.map(({ id, initialNumbers, skippedTo }) => ({
      key: idKey(id),
      initial: initialNumbers,
      skippedTo,
    })),
    nameOf: (key) => labels.get(key) ?? noLabel,
  };
}

/** Divides a book into those that the check compares within: one, or one for each year. */
export function booksOf(
  { entries, ceremonies }: RegistryBook,
  evidence: RegistryEvidence,
  policy: RegisterPolicy = 'one',
): readonly Pick<RegistryBook, 'entries' | 'ceremonies'>[] {
  if (policy !== 'by-year') return [{ entries, ceremonies }];
  const titleYears = evidence.titles.map(({ ceremonyDate }) => ceremonyDate?.year);
  const ceremonyYears = evidence.ceremonies.map(({ date }) => date?.year);
  return [...new Set([...titleYears, ...ceremonyYears])].map((year) => ({
    entries: entries.filter((_, index) => titleYears[index] === year),
    ceremonies: ceremonies.filter((_, index) => ceremonyYears[index] === year),
  }));
}

function idKey(id: number): string {
  return `id ${id}`;
}

/** Returns the key of a title's ceremony: its id, or name and date if it can't be identified. */
function createCeremonyKeys(ceremonies: readonly Ceremony[], labels: Map<string, CeremonyLabel>) {
  const names = ceremonies.map(({ name }) => name.trim());
  for (const { id, name, date } of ceremonies) {
    const isAlone = names.indexOf(name.trim()) === names.lastIndexOf(name.trim());
    labels.set(idKey(id), { name, date: isAlone ? undefined : date });
  }
  const ceremoniesOf = ceremonyFinder(ceremonies);

  return (title: IssuedTitle, application: Application | undefined): string => {
    const { ceremonyName: name, ceremonyDate: date } = title;
    const ceremony = onlyOf(ceremoniesOf({ id: application?.ceremony.id, name, date }));
    if (ceremony !== undefined) return idKey(ceremony.id);
    const key = `name ${name ?? ''} ${dayKey(date)}`;
    labels.set(key, { name, date });
    return key;
  };
}

/** Finds the careers that a title may be of: by the id in its application, else by its own texts. */
function titleCareers(careers: readonly Career[]) {
  const careersOf = careerFinder(careers);
  return ({ careerName, facultyName }: IssuedTitle, { career }: Application) =>
    careersOf({ id: career.id, name: careerName, facultyName });
}

interface NumberedTitle {
  readonly title: IssuedTitle;
  readonly application: Application;
  readonly career: Career | undefined;
  /** True if the server sends all parts of the names that titles were numbered by. */
  readonly hasGivenNames: boolean;
}

/**
 * The position in the numbering order, by the name at the issue. Where titles have no second and third name, the application's
 * name counts; undefined if the person was renamed since.
 */
function numberingPlace({
  title,
  application: { student, code },
  career,
  hasGivenNames,
}: NumberedTitle): NumberingPlace | undefined {
  const { firstName, lastName, secondLastName } = student;
  if (career === undefined) return undefined;
  const isRenamed = joinPersonName({ firstName, lastName, secondLastName }) !== title.fullName;
  if (isRenamed && !hasGivenNames) return undefined;
  const name = hasGivenNames ? title.names : student;
  const { recordOrder, assignedOrder, folioOrder } = career;
  return {
    order: { record: recordOrder, assigned: assignedOrder, folio: folioOrder },
    personKey: personOrderKey({ ...name, code }),
  };
}

/** Selects the time of creation if every title has one, otherwise the issue date, and never mixes the two. */
function chooseClock(titles: readonly IssuedTitle[]): (title: IssuedTitle) => number | undefined {
  const creation = ({ createdAt }: IssuedTitle) =>
    createdAt?.kind === 'moment' ? createdAt.at.getTime() : undefined;
  if (titles.every((title) => creation(title) !== undefined)) return creation;
  const issue = ({ issueDate }: IssuedTitle) =>
    issueDate && Date.UTC(issueDate.year, issueDate.month - 1, issueDate.day);
  return titles.every((title) => issue(title) !== undefined) ? issue : () => undefined;
}
