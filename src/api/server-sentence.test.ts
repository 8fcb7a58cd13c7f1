import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { confirmApplication, updateApplication } from './applications/change-application.ts';
import { listApplications } from './applications/list-applications.ts';
import {
  createCareerType,
  deleteCareerType,
  updateCareerType,
} from './career-types/change-career-type.ts';
import { listCareerTypes } from './career-types/list-career-types.ts';
import { createCareer, deleteCareer, updateCareer } from './careers/change-career.ts';
import { listCareers } from './careers/list-careers.ts';
import {
  completeCeremony,
  createCeremony,
  deleteCeremony,
  updateCeremony,
} from './ceremonies/change-ceremony.ts';
import { listCeremonies } from './ceremonies/list-ceremonies.ts';
import { type ApiClient, createApiClient } from './client.ts';
import {
  createDegreeTitle,
  deleteDegreeTitle,
  updateDegreeTitle,
} from './degree-titles/change-degree-title.ts';
import { listDegreeTitles } from './degree-titles/list-degree-titles.ts';
import { createFaculty, deleteFaculty, updateFaculty } from './faculties/change-faculty.ts';
import { listFaculties } from './faculties/list-faculties.ts';
import { bulkIssueTitles } from './titles/bulk-issue.ts';
import { createUser, deleteUser, updateUser } from './users/change-user.ts';
import { listUsers } from './users/list-users.ts';

const baseUrl = 'https://grados.universidad.test';
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A server of the family that names the kind of failure in `error` and tells the person in `message`. */
function apiThatAnswers(body: object): ApiClient {
  server.use(http.all(`${baseUrl}/api/*`, () => HttpResponse.json(body, { status: 409 })));
  return createApiClient({
    baseUrl,
    authorization: { headers: () => ({}), onUnauthorized: async () => 'ended' },
  });
}

type Call = (api: ApiClient) => Promise<unknown>;

const day = { year: 2027, month: 7, day: 9 };
const numbers = { recordInitial: '001', assignedInitial: '001', folioInitial: '001' };
const ceremony = { name: 'Acto', date: day, location: 'Aula', description: '', ...numbers };
const career = { name: 'Derecho', typeId: 1, facultyId: 1 };
const nomenclature = { careerId: 1, genderId: 2, titleName: 'Abogada' };
const user = { username: 'ana', email: 'ana@uni.edu', fullName: 'Ana Peña', roleId: 2 };

const messageFirst: readonly (readonly [string, Call])[] = [
  ['the ceremonies', (api) => listCeremonies(api)],
  ['creating a ceremony', (api) => createCeremony(api, ceremony)],
  ['updating a ceremony', (api) => updateCeremony(api, { id: 3 }, ceremony)],
  ['deleting a ceremony', (api) => deleteCeremony(api, { id: 3 })],
  ['completing a ceremony', (api) => completeCeremony(api, { id: 3 }, '')],
  ['the faculties', (api) => listFaculties(api)],
  ['creating a faculty', (api) => createFaculty(api, { name: 'Ciencias' })],
  ['updating a faculty', (api) => updateFaculty(api, 3, { name: 'Ciencias' })],
  ['deleting a faculty', (api) => deleteFaculty(api, 3)],
  ['the careers', (api) => listCareers(api)],
  ['creating a career', (api) => createCareer(api, career)],
  ['updating a career', (api) => updateCareer(api, 3, career)],
  ['deleting a career', (api) => deleteCareer(api, 3)],
  ['the career types', (api) => listCareerTypes(api)],
  ['creating a career type', (api) => createCareerType(api, { name: 'Pregrado' })],
  ['updating a career type', (api) => updateCareerType(api, 3, { name: 'Pregrado' })],
  ['deleting a career type', (api) => deleteCareerType(api, 3)],
  ['the nomenclatures', (api) => listDegreeTitles(api)],
  ['creating a nomenclature', (api) => createDegreeTitle(api, nomenclature)],
  ['updating a nomenclature', (api) => updateDegreeTitle(api, 3, nomenclature)],
  ['deleting a nomenclature', (api) => deleteDegreeTitle(api, 3)],
  ['the users', (api) => listUsers(api)],
  ['creating a user', (api) => createUser(api, user)],
  ['updating a user', (api) => updateUser(api, 3, user, true)],
  ['deleting a user', (api) => deleteUser(api, 3)],
];

describe('ceremonies and configuration prefer what the server says in message', () => {
  test.each(messageFirst)('%s', async (_, call) => {
    const both = apiThatAnswers({ error: 'Conflict', message: 'Ya existe uno igual.' });
    await expect(call(both)).rejects.toMatchObject({ serverMessage: 'Ya existe uno igual.' });
    const one = apiThatAnswers({ error: 'Ya existe uno igual.', message: ['x'] });
    await expect(call(one)).rejects.toMatchObject({ serverMessage: 'Ya existe uno igual.' });
  });
});

const errorFirst: readonly (readonly [string, Call])[] = [
  ['the applications', (api) => listApplications(api)],
  ['approving an application', (api) => confirmApplication(api, { id: 3 }, null)],
  [
    'updating an application',
    (api) =>
      updateApplication(
        api,
        { id: 3 },
        {
          firstName: 'Ana',
          secondName: '',
          thirdName: '',
          lastName: 'Peña',
          secondLastName: '',
          idNumber: '1',
          email: 'ana@uni.edu',
          phone: '',
          dateOfBirth: undefined,
          placeOfBirth: '',
          notes: '',
        },
      ),
  ],
  ['issuing titles', (api) => bulkIssueTitles(api, 3, day)],
];

describe('everything else prefers error', () => {
  test.each(errorFirst)('%s', async (_, call) => {
    const api = apiThatAnswers({ error: 'Otro lo cambió.', message: 'Conflict' });
    await expect(call(api)).rejects.toMatchObject({ serverMessage: 'Otro lo cambió.' });
  });
});
