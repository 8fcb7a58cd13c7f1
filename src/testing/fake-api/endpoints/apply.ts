import { isApplyField, studentFields } from '../../../domain/application/field-names.ts';
import { blankPerson } from '../../university/blank-person.ts';
import type {
  ApplicationRow,
  CeremonyRow,
  DemoUniversity,
  PersonFields,
} from '../../university/rows.ts';
import { ApiFailure, referred } from '../api-failure.ts';
import { created, type Endpoint, type Exchange, publicCall } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { nextIdOf } from '../fake-university.ts';
import { wholeNumber } from '../request-body.ts';
import { readStudent } from '../student-fields.ts';
import type { WireObject } from '../wire-shape.ts';

const appliedStudentFields = studentFields.filter((name) => isApplyField(name));

function personOf(rows: DemoUniversity, body: WireObject): PersonFields {
  const person = readStudent(body, appliedStudentFields, 'apply');
  referred(rows.genders, person.gender_id, fakeApiMessages.genderMissing);
  return { ...blankPerson, ...person };
}

function openCeremony(rows: DemoUniversity, body: WireObject): CeremonyRow {
  const id = wholeNumber(body, 'ceremony_id');
  const ceremony = referred(rows.ceremonies, id, fakeApiMessages.ceremonyMissing);
  if (ceremony.status !== 'ABIERTO') throw new ApiFailure(409, fakeApiMessages.ceremonyClosed);
  return ceremony;
}

function activeCareerId(rows: DemoUniversity, body: WireObject): number {
  const id = wholeNumber(body, 'career_id');
  const career = referred(rows.careers, id, fakeApiMessages.careerMissing);
  if (!career.is_active) throw new ApiFailure(422, fakeApiMessages.careerInactive);
  return career.id;
}

/** A second application of the same person is refused while the first is not rejected. */
function refuseTwice(rows: DemoUniversity, wanted: Omit<ApplicationRow, 'id'>): void {
  const same = rows.applications.some(
    (row) =>
      row.status !== 'RECHAZADA' &&
      row.id_number === wanted.id_number &&
      row.career_id === wanted.career_id &&
      row.ceremony_id === wanted.ceremony_id,
  );
  if (same) throw new ApiFailure(409, fakeApiMessages.alreadyApplied);
}

/** AG-YYYY-NNN, one more than the highest of the year. */
function nextCode(rows: DemoUniversity, today: string): string {
  const prefix = `AG-${today.slice(0, 4)}-`;
  const highest = rows.applications
    .filter((row) => row.application_code.startsWith(prefix))
    .reduce((top, row) => Math.max(top, Number(row.application_code.slice(prefix.length))), 0);
  return prefix + String(highest + 1).padStart(3, '0');
}

function apply({ university, body }: Exchange) {
  const { rows } = university;
  const wanted: Omit<ApplicationRow, 'id'> = {
    ...personOf(rows, body),
    application_code: nextCode(rows, university.today),
    status: 'PENDIENTE',
    ceremony_id: openCeremony(rows, body).id,
    career_id: activeCareerId(rows, body),
    notes: null,
    applied_at: university.now(),
    updated_at: null,
  };
  refuseTwice(rows, wanted);
  rows.applications.push({ id: nextIdOf(rows.applications), ...wanted });
  return created({ application_code: wanted.application_code });
}

export const applyEndpoints: readonly Endpoint[] = [publicCall('POST /api/public/apply', apply)];
