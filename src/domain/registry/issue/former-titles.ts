import type { Application, Student } from '#domain/application/application.ts';
import { addTo } from '#domain/collection/group-by.ts';
import { applicantKey } from '#domain/person/applicant-key.ts';
import { foldName } from '#domain/text/text-fold.ts';
import type { IssuedTitle } from '../issued-title.ts';
import { titleFinder } from '../title-finder.ts';
import type { HistoryOf } from '../title-history.ts';

/** The lists in which former titles are found. */
export interface FormerTitleLists {
  readonly applications: readonly Application[];
  readonly titles: readonly IssuedTitle[];
  /** The corrections of the titles: an annulled one does not count. */
  readonly historyOf: HistoryOf;
}

/**
 * Finds the titles in force that a graduate already has of the same career, by another application: a person may apply for
 * each ceremony. Compares identity documents, however their numbers are written.
 *
 * @param waiting the applications that the returned function will be called with
 */
export function formerTitleFinder(
  waiting: readonly Application[],
  { applications, titles, historyOf }: FormerTitleLists,
): (application: Application) => readonly IssuedTitle[] {
  const endings = new Set(waiting.map(({ student }) => endingOf(student)));
  const titlesOf = titleFinder(titles);
  const holders = new Map<string, Holder[]>();
  for (const application of applications) {
    // Parsing 50,000 numbers takes long; most of them end differently.
    if (!endings.has(endingOf(application.student))) continue;
    const key = applicantKey(application.student);
    const chain = titlesOf(application);
    const current = chain.at(-1);
    if (key === '' || current === undefined || isAnnulled(chain, historyOf)) continue;
    addTo(holders, key, { application, current });
  }
  return (application) =>
    (holders.get(applicantKey(application.student)) ?? []).flatMap((holder) =>
      holder.application.id !== application.id &&
      isSameCareer(holder.application.career, application.career)
        ? [holder.current]
        : [],
    );
}

interface Holder {
  readonly application: Application;
  /** The last title of the application: a rectified one is replaced. */
  readonly current: IssuedTitle;
}

/** The last digits of a number, which are the same in each writing. */
function endingOf({ idNumber = '' }: Student): string {
  return idNumber.replace(/\D/g, '').slice(-4);
}

/** The titles of an application are a chain: none of them is in force if its end is annulled. */
function isAnnulled(chain: readonly IssuedTitle[], historyOf: HistoryOf): boolean {
  return chain.some(({ id }) => historyOf(id).standing.kind === 'annulled');
}

function isSameCareer(a: Application['career'], b: Application['career']): boolean {
  if (a.id !== undefined && b.id !== undefined) return a.id === b.id;
  return a.name !== undefined && b.name !== undefined && foldName(a.name) === foldName(b.name);
}
