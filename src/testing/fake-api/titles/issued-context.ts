import { officialsOn, type TermOfOffice } from '#register/document/authorities.ts';
import type { StatedValues } from '#register/title/rectification-rules.ts';
import type { DemoUniversity, TitleRow } from '#testing/university/rows.ts';

/** The values that the documents of a title state beside its row. */
interface IssuedContext extends Pick<DemoUniversity, 'authorities'> {
  readonly stated: StatedValues;
}

const contexts = new WeakMap<DemoUniversity, Map<number, IssuedContext>>();

/** Notes what the documents of new titles state: later changes leave it. */
export function noteIssue(rows: DemoUniversity, titles: readonly TitleRow[]): void {
  for (const title of titles) noteContext(rows, title, contextOfToday(rows, title));
}

/** Gives the successor of a rectified title what the documents of that one state, with what the resolution changes. */
export function noteSuccessor(
  rows: DemoUniversity,
  rectified: TitleRow,
  successor: TitleRow,
  stated: StatedValues,
): void {
  noteContext(rows, successor, { ...issuedContext(rows, rectified), stated });
}

function noteContext(rows: DemoUniversity, { id }: TitleRow, context: IssuedContext): void {
  const ofUniversity = contexts.get(rows) ?? new Map<number, IssuedContext>();
  contexts.set(rows, ofUniversity);
  ofUniversity.set(id, structuredClone(context));
}

/** Finds the values that the documents of a title state; those of today for one that a test has added. */
export function issuedContext(rows: DemoUniversity, title: TitleRow): IssuedContext {
  return contexts.get(rows)?.get(title.id) ?? contextOfToday(rows, title);
}

/** The values that the documents of a title would state today. */
export function contextOfToday(rows: DemoUniversity, title: TitleRow): IssuedContext {
  const { documentFields } = rows;
  const application = rows.applications.find(
    ({ application_code }) => application_code === title.application_code,
  );
  const stated = {
    date_of_birth: application?.date_of_birth ?? null,
    place_of_birth: application?.place_of_birth ?? null,
    gender: genders[application?.gender_id ?? 0] ?? null,
    ceremony_name: title.ceremony_name,
    ceremony_location: locationOf(rows, title),
    fields: Object.fromEntries(documentFields.map(({ name, value }) => [name, value])),
  };
  return { authorities: officialsOf(rows, application?.career_id, title.ceremony_date), stated };
}

/** The officials who sign the titles of a career on the day of the ceremony, as the rows name them. */
function officialsOf(
  { authorities, careers }: DemoUniversity,
  careerId: number | undefined,
  day: string,
): DemoUniversity['authorities'] {
  const facultyId = careers.find(({ id }) => id === careerId)?.faculty_id;
  const terms = authorities.map((row) => ({ ...termOf(row), row }));
  return officialsOn(terms, day, facultyId).map(({ row }) => row);
}

/** The term of office of an official. */
export function termOf({
  office,
  faculty_id,
  valid_from,
  valid_until,
}: DemoUniversity['authorities'][number]): TermOfOffice {
  return {
    office,
    facultyId: faculty_id ?? undefined,
    validFrom: valid_from,
    validUntil: valid_until ?? undefined,
  };
}

const genders: Readonly<Record<number, StatedValues['gender']>> = { 1: 'masculine', 2: 'feminine' };

function locationOf({ ceremonies }: DemoUniversity, { ceremony_id }: TitleRow): string {
  return ceremonies.find(({ id }) => id === ceremony_id)?.ceremony_location ?? '';
}
