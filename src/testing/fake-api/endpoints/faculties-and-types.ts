import { ApiFailure, existing } from '../api-failure.ts';
import { adminCall, created, done, type Endpoint } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { nextIdOf } from '../fake-university.ts';
import { requiredText } from '../request-body.ts';
import { wireCareerType, wireFaculty } from '../wire-rows.ts';
import { wireList } from '../wire-shape.ts';

const { facultyInUse, facultyMissing, careerTypeInUse, careerTypeMissing } = fakeApiMessages;

export const facultyEndpoints: readonly Endpoint[] = [
  adminCall('GET /api/faculties', ({ university, shape }) => ({
    json: wireList(
      shape,
      university.rows.faculties.map((row) => wireFaculty(shape, row)),
    ),
  })),
  adminCall('POST /api/faculties', ({ university: { rows }, shape, body }) => {
    const faculty = { id: nextIdOf(rows.faculties), name: requiredText(body, 'name') };
    rows.faculties.push(faculty);
    return created(wireFaculty(shape, faculty));
  }),
  adminCall('PUT /api/faculties/{id}', ({ university: { rows }, shape, id, body }) => {
    const faculty = existing(rows.faculties, id, facultyMissing);
    faculty.name = requiredText(body, 'name');
    return done(wireFaculty(shape, faculty));
  }),
  adminCall('DELETE /api/faculties/{id}', ({ university: { rows }, id }) => {
    existing(rows.faculties, id, facultyMissing);
    if (rows.careers.some((row) => row.faculty_id === id)) throw new ApiFailure(409, facultyInUse);
    rows.faculties = rows.faculties.filter((row) => row.id !== id);
    return done();
  }),
];

export const careerTypeEndpoints: readonly Endpoint[] = [
  adminCall('GET /api/career_types', ({ university, shape }) => ({
    json: wireList(
      shape,
      university.rows.careerTypes.map((row) => wireCareerType(shape, row)),
    ),
  })),
  adminCall('POST /api/career_types', ({ university: { rows }, shape, body }) => {
    const careerType = { id: nextIdOf(rows.careerTypes), name: requiredText(body, 'name') };
    rows.careerTypes.push(careerType);
    return created(wireCareerType(shape, careerType));
  }),
  adminCall('PUT /api/career_types/{id}', ({ university: { rows }, shape, id, body }) => {
    const careerType = existing(rows.careerTypes, id, careerTypeMissing);
    careerType.name = requiredText(body, 'name');
    return done(wireCareerType(shape, careerType));
  }),
  adminCall('DELETE /api/career_types/{id}', ({ university: { rows }, id }) => {
    existing(rows.careerTypes, id, careerTypeMissing);
    const inUse = rows.careers.some((row) => row.career_type_id === id);
    if (inUse) throw new ApiFailure(409, careerTypeInUse);
    rows.careerTypes = rows.careerTypes.filter((row) => row.id !== id);
    return done();
  }),
];
