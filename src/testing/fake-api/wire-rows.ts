import type {
  ApplicationRow,
  CareerRow,
  CareerTypeRow,
  CeremonyRow,
  DegreeTitleRow,
  DemoUniversity,
  FacultyRow,
  GenderRow,
  TitleRow,
  UserRow,
} from '../university/rows.ts';
import { wireStudent } from './student-fields.ts';
import {
  type WireObject,
  type WireShape,
  wireDay,
  wireFlag,
  wireId,
  wireStatus,
} from './wire-shape.ts';

const roleNames: Readonly<Record<number, string>> = { 1: 'Super Admin', 2: 'Admin', 3: 'Usuario' };

function nameIn(rows: readonly { id: number; name: string }[], id: number): string {
  return rows.find((row) => row.id === id)?.name ?? '';
}

export function wireFaculty(shape: WireShape, row: FacultyRow): WireObject {
  return { ...wireId(shape, 'faculty', row.id), name: row.name };
}

export function wireCareerType(shape: WireShape, row: CareerTypeRow): WireObject {
  return { ...wireId(shape, 'career_type', row.id), name: row.name };
}

export function wireGender(shape: WireShape, row: GenderRow): WireObject {
  return { ...wireId(shape, 'gender', row.id), name: row.name };
}

export function wireCareer(shape: WireShape, rows: DemoUniversity, row: CareerRow): WireObject {
  return {
    ...wireId(shape, 'career', row.id),
    name: row.name,
    career_type_id: row.career_type_id,
    career_type_name: nameIn(rows.careerTypes, row.career_type_id),
    faculty_id: row.faculty_id,
    faculty_name: nameIn(rows.faculties, row.faculty_id),
    ...wireFlag(shape, row.is_active),
    record_order: row.record_order,
    assigned_order: row.assigned_order,
    folio_order: row.folio_order,
  };
}

export function wireDegreeTitle(
  shape: WireShape,
  rows: DemoUniversity,
  row: DegreeTitleRow,
): WireObject {
  return {
    ...wireId(shape, 'degree_title', row.id),
    career_id: row.career_id,
    career_name: nameIn(rows.careers, row.career_id),
    gender_id: row.gender_id,
    gender_name: nameIn(rows.genders, row.gender_id),
    title_name: row.title_name,
  };
}

export function wireCeremony(shape: WireShape, row: CeremonyRow): WireObject {
  const { id, ceremony_date, status, ...rest } = row;
  return {
    ...wireId(shape, 'ceremony', id),
    ...rest,
    ceremony_date: wireDay(shape, ceremony_date),
    status: wireStatus(shape, status),
  };
}

/** A user as the list and the sign-in show it; never with a password. */
export function wireUser(shape: WireShape, row: UserRow): WireObject {
  return {
    ...wireId(shape, 'user', row.id),
    username: row.username,
    email: row.email,
    full_name: row.full_name,
    role_id: row.role_id,
    role_name: roleNames[row.role_id] ?? 'Usuario',
    ...wireFlag(shape, row.is_active),
  };
}

export function wireApplication(
  shape: WireShape,
  rows: DemoUniversity,
  row: ApplicationRow,
): WireObject {
  const ceremony = rows.ceremonies.find((entry) => entry.id === row.ceremony_id);
  const career = rows.careers.find((entry) => entry.id === row.career_id);
  const student = wireStudent(shape, row);
  const nested = shape.students === 'nested';
  return {
    ...wireId(shape, 'application', row.id),
    application_code: row.application_code,
    status: wireStatus(shape, row.status),
    ceremony_id: row.ceremony_id,
    ceremony_name: ceremony?.name ?? '',
    ceremony_date: wireDay(shape, ceremony?.ceremony_date ?? ''),
    career_id: row.career_id,
    career_name: career?.name ?? '',
    faculty_name: career ? nameIn(rows.faculties, career.faculty_id) : '',
    ...(nested ? { student } : student),
    notes: row.notes,
    ...(nested
      ? { application_date: row.applied_at, confirmation_date: row.updated_at }
      : { applied_at: row.applied_at, updated_at: row.updated_at }),
  };
}

export function wireTitle(shape: WireShape, rows: DemoUniversity, row: TitleRow): WireObject {
  const application = rows.applications.find((entry) => entry.id === row.application_id);
  const ceremony = rows.ceremonies.find((entry) => entry.id === application?.ceremony_id);
  const career = rows.careers.find((entry) => entry.id === application?.career_id);
  return {
    ...wireId(shape, 'title', row.id),
    application_code: application?.application_code ?? '',
    first_name: application?.first_name ?? '',
    last_name: application?.last_name ?? '',
    second_last_name: application?.second_last_name ?? '',
    id_number: application?.id_number ?? '',
    career_name: career?.name ?? '',
    faculty_name: career ? nameIn(rows.faculties, career.faculty_id) : '',
    ceremony_name: ceremony?.name ?? '',
    ceremony_date: wireDay(shape, ceremony?.ceremony_date ?? ''),
    issue_date: wireDay(shape, row.issue_date),
    degree_title: row.degree_title,
    record_registry: row.record_registry,
    assigned_registry: row.assigned_registry,
    folio_registry: row.folio_registry,
    notes: row.notes,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
