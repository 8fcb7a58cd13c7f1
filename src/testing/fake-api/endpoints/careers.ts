import type { CareerRow, DegreeTitleRow, DemoUniversity } from '../../university/rows.ts';
import { ApiFailure, existing, referred } from '../api-failure.ts';
import { adminCall, created, done, type Endpoint } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { nextIdOf } from '../fake-university.ts';
import { requiredText, wholeNumber } from '../request-body.ts';
import { wireCareer, wireDegreeTitle } from '../wire-rows.ts';
import { type WireObject, wireList } from '../wire-shape.ts';

type CareerFields = Pick<CareerRow, 'name' | 'career_type_id' | 'faculty_id'>;

/** The payload says `type_id` where the answer says `career_type_id`. */
function careerFields(rows: DemoUniversity, body: WireObject): CareerFields {
  const { careerTypeMissing, facultyMissing } = fakeApiMessages;
  const type = referred(rows.careerTypes, wholeNumber(body, 'type_id'), careerTypeMissing);
  const faculty = referred(rows.faculties, wholeNumber(body, 'faculty_id'), facultyMissing);
  return { name: requiredText(body, 'name'), career_type_id: type.id, faculty_id: faculty.id };
}

function removeCareer(rows: DemoUniversity, id: number): void {
  existing(rows.careers, id, fakeApiMessages.careerMissing);
  if (rows.applications.some((row) => row.career_id === id)) {
    throw new ApiFailure(409, fakeApiMessages.careerHasApplications);
  }
  rows.careers = rows.careers.filter((row) => row.id !== id);
  rows.degreeTitles = rows.degreeTitles.filter((row) => row.career_id !== id);
}

export const careerEndpoints: readonly Endpoint[] = [
  adminCall('GET /api/careers', ({ university: { rows }, shape }) => ({
    json: wireList(
      shape,
      rows.careers.map((row) => wireCareer(shape, rows, row)),
    ),
  })),
  adminCall('POST /api/careers', ({ university: { rows }, shape, body }) => {
    const orders = { record_order: 0, assigned_order: 0, folio_order: 0 };
    const id = nextIdOf(rows.careers);
    const career: CareerRow = { id, ...careerFields(rows, body), is_active: true, ...orders };
    rows.careers.push(career);
    return created(wireCareer(shape, rows, career));
  }),
  adminCall('PUT /api/careers/{id}', ({ university: { rows }, shape, id, body }) => {
    const career = existing(rows.careers, id, fakeApiMessages.careerMissing);
    Object.assign(career, careerFields(rows, body));
    return done(wireCareer(shape, rows, career));
  }),
  adminCall('DELETE /api/careers/{id}', ({ university: { rows }, id }) => {
    removeCareer(rows, id);
    return done();
  }),
];

/** A career has one degree title per gender; `own` is the row being changed. */
function degreeTitleFields(
  rows: DemoUniversity,
  body: WireObject,
  own?: number,
): Omit<DegreeTitleRow, 'id'> {
  const { careerMissing, genderMissing, degreeTitleExists } = fakeApiMessages;
  const career = referred(rows.careers, wholeNumber(body, 'career_id'), careerMissing);
  const gender = referred(rows.genders, wholeNumber(body, 'gender_id'), genderMissing);
  const title_name = requiredText(body, 'title_name');
  const taken = rows.degreeTitles.some(
    (row) => row.id !== own && row.career_id === career.id && row.gender_id === gender.id,
  );
  if (taken) throw new ApiFailure(409, degreeTitleExists);
  return { career_id: career.id, gender_id: gender.id, title_name };
}

export const degreeTitleEndpoints: readonly Endpoint[] = [
  adminCall('GET /api/degree-titles', ({ university: { rows }, shape }) => ({
    json: wireList(
      shape,
      rows.degreeTitles.map((row) => wireDegreeTitle(shape, rows, row)),
    ),
  })),
  adminCall('POST /api/degree-titles', ({ university: { rows }, shape, body }) => {
    const row = { id: nextIdOf(rows.degreeTitles), ...degreeTitleFields(rows, body) };
    rows.degreeTitles.push(row);
    return created(wireDegreeTitle(shape, rows, row));
  }),
  adminCall('PUT /api/degree-titles/{id}', ({ university: { rows }, shape, id, body }) => {
    const row = existing(rows.degreeTitles, id, fakeApiMessages.degreeTitleMissing);
    Object.assign(row, degreeTitleFields(rows, body, row.id));
    return done(wireDegreeTitle(shape, rows, row));
  }),
  adminCall('DELETE /api/degree-titles/{id}', ({ university: { rows }, id }) => {
    existing(rows.degreeTitles, id, fakeApiMessages.degreeTitleMissing);
    rows.degreeTitles = rows.degreeTitles.filter((row) => row.id !== id);
    return done();
  }),
];
