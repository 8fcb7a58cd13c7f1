import { parse } from 'valibot';
import { roleNameOf } from '#contract/account/users.ts';
import type { Extra } from '#contract/extras.ts';
import type { StatusAnswer } from '#contract/look-up.ts';
import { publicPersonAnswer } from '#contract/person.ts';
import type {
  ApplicationRow,
  CareerRow,
  DegreeTitleRow,
  DemoUniversity,
  TitleRow,
  UserRow,
} from '../university/rows.ts';

/** Answers in the usual spelling, with the names that a row refers to by id. */

function nameIn(rows: readonly { id: number; name: string }[], id: number | undefined): string {
  return rows.find((row) => row.id === id)?.name ?? '';
}

export function careerAnswer(rows: DemoUniversity, row: CareerRow) {
  return {
    ...row,
    career_type_name: nameIn(rows.careerTypes, row.career_type_id),
    faculty_name: nameIn(rows.faculties, row.faculty_id),
  };
}

export function degreeTitleAnswer(rows: DemoUniversity, row: DegreeTitleRow) {
  return {
    ...row,
    career_name: nameIn(rows.careers, row.career_id),
    gender_name: nameIn(rows.genders, row.gender_id),
  };
}

/** A user in lists and after sign-in, without password. */
export function userAnswer(_rows: DemoUniversity, row: UserRow) {
  return { ...row, role_name: roleNameOf(row.role_id) };
}

export function applicationAnswer(rows: DemoUniversity, row: ApplicationRow) {
  const { ceremony, career } = ceremonyAndCareer(rows, row);
  const { internal_notes: _, ...answer } = row;
  return {
    ...answer,
    ceremony_name: ceremony?.name ?? '',
    ceremony_date: ceremony?.ceremony_date ?? '',
    career_name: career?.name ?? '',
    faculty_name: nameIn(rows.faculties, career?.faculty_id),
  };
}

/** The fields of the specification, without the ids that the row holds besides; with `corrections` also all names. */
export function titleAnswer(_rows: DemoUniversity, row: TitleRow, extras: readonly Extra[]) {
  const { application_id, ceremony_id, identification_type, predecessor_id, ...answer } = row;
  const { middle_name, third_name, ...fields } = answer;
  return extras.includes('corrections') ? answer : fields;
}

/** The public view of an application; the notes only where they are the reason of a rejection. */
export function statusAnswer(rows: DemoUniversity, row: ApplicationRow): StatusAnswer {
  const { ceremony, career } = ceremonyAndCareer(rows, row);
  const { application_code, status, applied_at, updated_at, notes } = row;
  const reason = status === 'RECHAZADA' && notes !== null ? { notes } : {};
  return {
    application: { application_code, status, applied_at, updated_at, ...reason },
    student: parse(publicPersonAnswer, row),
    career: {
      name: career?.name ?? '',
      career_type: nameIn(rows.careerTypes, career?.career_type_id),
      faculty_name: nameIn(rows.faculties, career?.faculty_id),
    },
    ceremony: {
      name: ceremony?.name ?? '',
      ceremony_date: ceremony?.ceremony_date ?? '',
      ceremony_location: ceremony?.ceremony_location ?? '',
    },
  };
}

function ceremonyAndCareer(rows: DemoUniversity, row: ApplicationRow) {
  return {
    ceremony: rows.ceremonies.find(({ id }) => id === row.ceremony_id),
    career: rows.careers.find(({ id }) => id === row.career_id),
  };
}

/** The named parts of a row. */
export function pick(row: object, names: readonly string[]) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}
