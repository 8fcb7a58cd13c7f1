import type { Application } from '../application/application.ts';
import { normalizeApplicationCode } from '../application/application-code.ts';
import type { Ceremony } from '../ceremony/ceremony.ts';
import { type CeremonyReference, ceremonyFinder } from '../ceremony/ceremony-finder.ts';
import { addTo } from '../collection/group-by.ts';
import type { IssuedTitle } from './issued-title.ts';

/**
 * Finds the titles issued for an application: by its code, or, of titles without a code, by person, career and
 * ceremony. Normally there is one.
 */
export function titleFinder(
  titles: readonly IssuedTitle[],
): (application: Application) => readonly IssuedTitle[] {
  const found = new Map<string, IssuedTitle[]>();
  for (const title of titles) {
    const { applicationCode, idNumber, careerName, ceremonyName } = title;
    const key = codeKey(applicationCode) ?? personKey(idNumber, careerName, ceremonyName);
    if (key !== undefined) addTo(found, key, title);
  }
  const titlesAt = (key: string | undefined) => (key === undefined ? undefined : found.get(key));
  return ({ code, student, career, ceremony }) =>
    titlesAt(codeKey(code)) ??
    titlesAt(personKey(student.idNumber, career.name, ceremony.name)) ??
    [];
}

/**
 * Reads a title's reference to its ceremony: name and day from the title, the id from the application with its code.
 */
export function titleReferences(
  applications: Iterable<Application>,
): (title: IssuedTitle) => CeremonyReference {
  const idOfCode = new Map<string, number | undefined>();
  for (const { code, ceremony } of applications) idOfCode.set(codeKey(code) ?? '', ceremony.id);
  return ({ applicationCode, ceremonyName, ceremonyDate }) => {
    const key = codeKey(applicationCode);
    const id = key === undefined ? undefined : idOfCode.get(key);
    return { id, name: ceremonyName, date: ceremonyDate };
  };
}

/** The applications that belong to a ceremony, and those that may: nothing distinguishes it from its namesakes. */
export function applicationsOfCeremony(
  ceremony: Pick<Ceremony, 'id'>,
  { ceremonies, applications }: CeremonyLists,
): readonly Application[] {
  const ceremoniesOf = ceremonyFinder(ceremonies);
  return applications.filter((application) =>
    ceremoniesOf(application.ceremony).some(({ id }) => id === ceremony.id),
  );
}

/** The titles issued in a ceremony, and those that may be. */
export function titlesOfCeremony(
  ceremony: Pick<Ceremony, 'id'>,
  { ceremonies, applications, titles }: CeremonyLists & { readonly titles: readonly IssuedTitle[] },
): readonly IssuedTitle[] {
  const ceremoniesOf = ceremonyFinder(ceremonies);
  const referenceOf = titleReferences(applications);
  return titles.filter((title) =>
    ceremoniesOf(referenceOf(title)).some(({ id }) => id === ceremony.id),
  );
}

interface CeremonyLists {
  readonly ceremonies: readonly Ceremony[];
  readonly applications: readonly Application[];
}

function codeKey(code: string | undefined): string | undefined {
  return normalizeApplicationCode(code ?? '') || undefined;
}

function personKey(
  idNumber: string | undefined,
  career: string | undefined,
  ceremony: string | undefined,
): string | undefined {
  if (idNumber === undefined || idNumber.trim() === '') return undefined;
  return JSON.stringify([idNumber, career, ceremony].map((part) => part?.trim() ?? ''));
}
