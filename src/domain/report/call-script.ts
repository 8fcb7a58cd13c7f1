import type { Application } from '../application/application.ts';
import type { Ceremony } from '../ceremony/ceremony.ts';
import { onlyOf } from '../collection/reference-finder.ts';
import { careerFinder } from '../degree/career.ts';
import type { DegreeTitle } from '../degree/degree-title.ts';
import { type Nomenclature, nomenclatureFinder } from '../degree/nomenclature-finder.ts';
import { joinPersonName } from '../person/person-name.ts';
import { personOrderKey } from '../person/person-order.ts';
import { considerApplications, type IssueLists } from '../registry/issue/issue-plan.ts';
import { titleFinder } from '../registry/title-finder.ts';
import { compareCodeUnits, compareSpanish } from '../text/spanish-order.ts';

/** The lists from which the call script is computed. */
export interface CallLists extends IssueLists {
  readonly degreeTitles: readonly DegreeTitle[];
}

/** A graduate as the master of ceremonies calls them. */
export interface CalledGraduate {
  /** Position in the order of call, from 1. */
  readonly place: number;
  readonly code: string;
  /** Given names first, as it is read aloud. */
  readonly fullName: string;
  readonly faculty: string | undefined;
  readonly career: string | undefined;
  /** True if faculty or degree title are unknown because several careers have the name. */
  readonly isCareerAmbiguous: boolean;
  /** The wording for the person's gender; as issued if the title is issued. Undefined is shown as 'Pendiente'. */
  readonly degreeTitle: string | undefined;
  /** The acta number, if the title is issued. */
  readonly record: string | undefined;
}

/** The order in which the graduates of a ceremony are called. */
export interface CallScript {
  readonly graduates: readonly CalledGraduate[];
  /** Number of pending applications of the ceremony, which are not called. */
  readonly pending: number;
  /** Number of confirmed applications that name the ceremony, while several have that name and no id decides. */
  readonly undecided: number;
}

/**
 * The order of call: by faculty, then career, in Spanish order, then in the order of people; missing faculties and
 * careers come last. Includes the confirmed applications that bulk issue would consider, and those with the
 * ceremony's id under another name, because no expected graduate may be left out.
 */
export function createCallScript(ceremony: Ceremony, lists: CallLists): CallScript {
  const { confirmed, misnamed, undecided } = considerApplications(ceremony, lists);
  const titlesOf = titleFinder(lists.titles);
  const careersOf = careerFinder(lists.careers);
  const nomenclatureOf = nomenclatureFinder(lists.degreeTitles);

  const graduates = [...new Set([...confirmed, ...misnamed])]
    .map((application) => {
      const { career: reference, student } = application;
      const careers = careersOf(reference);
      const career = onlyOf(careers);
      const title = titlesOf(application).at(-1);
      const degree = nomenclatureOf({ student, career: career ?? reference });
      const faculty = present(reference.facultyName ?? career?.facultyName);
      return {
        application,
        personKey: personOrderKey({ ...student, code: application.code }),
        faculty,
        career: present(reference.name ?? career?.name),
        isCareerAmbiguous:
          (faculty === undefined && careers.length > 1) ||
          (title === undefined && degree.kind === 'ambiguous-career'),
        degreeTitle: title === undefined ? degreeText(degree) : title.degreeTitle,
        record: title?.registry.record,
      };
    })
    .sort(inOrderOfCall)
    .map(({ application, personKey: _, ...called }, index): CalledGraduate => {
      const { code, student } = application;
      return { ...called, place: index + 1, code, fullName: joinPersonName(student) };
    });

  return { graduates, pending: countPending(ceremony, lists), undecided: undecided.length };
}

/** A faculty's part of the script, or a career's within it. */
export interface CallGroup<Member> {
  readonly name: string | undefined;
  readonly members: readonly Member[];
}

/** The script for printing: by faculty, and within it by career. */
export function groupCalls(
  graduates: readonly CalledGraduate[],
): readonly CallGroup<CallGroup<CalledGraduate>>[] {
  return runsOf(graduates, ({ faculty }) => faculty).map(({ name, members }) => ({
    name,
    members: runsOf(members, ({ career }) => career),
  }));
}

/** Groups neighbours with equal names. Names that compare as equal are one, because an accent has two encodings. */
function runsOf<Member>(
  members: readonly Member[],
  nameOf: (member: Member) => string | undefined,
): readonly CallGroup<Member>[] {
  const runs: { readonly name: string | undefined; readonly members: Member[] }[] = [];
  for (const member of members) {
    const name = nameOf(member);
    const last = runs.at(-1);
    if (last !== undefined && byNameOrLast(last.name, name) === 0) last.members.push(member);
    else runs.push({ name, members: [member] });
  }
  return runs;
}

function countPending(ceremony: Ceremony, { ceremonies, applications }: CallLists): number {
  const pending = applications.filter(({ status }) => status === 'pending');
  const asConfirmed = pending.map((application) => ({
    ...application,
    status: 'confirmed' as const,
  }));
  const considered = considerApplications(ceremony, { ceremonies, applications: asConfirmed });
  return considered.confirmed.length + considered.misnamed.length;
}

interface Callable {
  readonly application: Application;
  readonly personKey: string;
  readonly faculty: string | undefined;
  readonly career: string | undefined;
}

function inOrderOfCall(a: Callable, b: Callable): number {
  return (
    byNameOrLast(a.faculty, b.faculty) ||
    byNameOrLast(a.career, b.career) ||
    compareCodeUnits(a.personKey, b.personKey) ||
    a.application.id - b.application.id
  );
}

function byNameOrLast(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compareSpanish(a, b);
}

function degreeText(degree: Nomenclature): string | undefined {
  return degree.kind === 'named' ? degree.text : undefined;
}

function present(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}
