import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { applications, decideApplication } from './applications/applications.ts';
import { careers } from './careers/careers.ts';
import { careerTypes, faculties } from './catalogues/named-catalogues.ts';
import { ceremonies, completeCeremony } from './ceremonies/ceremonies.ts';
import { type ApiClient, createApiClient } from './client.ts';
import { degreeTitles } from './degree-titles/degree-titles.ts';
import { fakeServer, testOrigin } from './test-client.fixtures.ts';
import { bulkIssueTitles } from './titles/bulk-issue.ts';
import { users } from './users/users.ts';

const server = fakeServer();

/** A server that puts the kind of a failure into `error` and the message into `message`. */
function apiThatAnswers(body: object): ApiClient {
  server.use(http.all(`${testOrigin}/api/*`, () => HttpResponse.json(body, { status: 409 })));
  return createApiClient({
    baseUrl: testOrigin,
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
  ['the ceremonies', (api) => ceremonies.list(api)],
  ['creating a ceremony', (api) => ceremonies.create(api, ceremony)],
  ['updating a ceremony', (api) => ceremonies.update(api, { id: 3 }, ceremony)],
  ['deleting a ceremony', (api) => ceremonies.remove(api, { id: 3 })],
  ['completing a ceremony', (api) => completeCeremony(api, { id: 3 }, '')],
  ['the faculties', (api) => faculties.list(api)],
  ['creating a faculty', (api) => faculties.create(api, { name: 'Ciencias' })],
  ['updating a faculty', (api) => faculties.update(api, { id: 3 }, { name: 'Ciencias' })],
  ['deleting a faculty', (api) => faculties.remove(api, { id: 3 })],
  ['the careers', (api) => careers.list(api)],
  ['creating a career', (api) => careers.create(api, career)],
  ['updating a career', (api) => careers.update(api, { id: 3 }, career)],
  ['deleting a career', (api) => careers.remove(api, { id: 3 })],
  ['the career types', (api) => careerTypes.list(api)],
  ['creating a career type', (api) => careerTypes.create(api, { name: 'Pregrado' })],
  ['updating a career type', (api) => careerTypes.update(api, { id: 3 }, { name: 'Pregrado' })],
  ['deleting a career type', (api) => careerTypes.remove(api, { id: 3 })],
  ['the nomenclatures', (api) => degreeTitles.list(api)],
  ['creating a nomenclature', (api) => degreeTitles.create(api, nomenclature)],
  ['updating a nomenclature', (api) => degreeTitles.update(api, { id: 3 }, nomenclature)],
  ['deleting a nomenclature', (api) => degreeTitles.remove(api, { id: 3 })],
  ['the users', (api) => users.list(api)],
  ['creating a user', (api) => users.create(api, user)],
  ['updating a user', (api) => users.update(api, { id: 3 }, user)],
  ['deleting a user', (api) => users.remove(api, { id: 3 })],
];

describe("ceremonies and configuration prefer the server's message field", () => {
  test.each(messageFirst)('%s', async (_, call) => {
    const both = apiThatAnswers({ error: 'Conflict', message: 'Ya existe uno igual.' });
    await expect(call(both)).rejects.toMatchObject({ serverMessage: 'Ya existe uno igual.' });
    const one = apiThatAnswers({ error: 'Ya existe uno igual.', message: ['x'] });
    await expect(call(one)).rejects.toMatchObject({ serverMessage: 'Ya existe uno igual.' });
  });
});

const errorFirst: readonly (readonly [string, Call])[] = [
  ['the applications', (api) => applications.list(api)],
  [
    'approving an application',
    (api) => decideApplication(api, { id: 3 }, { kind: 'confirm', notes: '' }),
  ],
  [
    'updating an application',
    (api) =>
      applications.update(
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
