// @module-tag rare
import {
  type Call,
  type CallId,
  callPaths,
  calls,
  documentTemplateAnswer,
  methodOf,
  pathOf,
  titleAnswer,
} from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAdministrator, demoPassword } from '#site/demo/demo-access.ts';
import { createTestDatabase, runOnServer } from '#testing/databases/test-database.ts';
import { sampleCeremony } from '#testing/graduates.ts';
import { samplePerson } from '#testing/sample-application.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

type Title = v.InferOutput<typeof titleAnswer>;

let api: TestApi;
let titles: readonly Title[];
/** The code of a title in force. */
const code = () => titles[0]?.verification_code ?? '';
let template: v.InferOutput<typeof documentTemplateAnswer>;
beforeAll(async () => {
  const { url } = await createTestDatabase();
  api = await startTestApi({ databaseUrl: url });
  titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  template = dataOf(await api.asAdmin('GET', '/document-templates/1'), documentTemplateAnswer);
  const handover = { title_ids: [2], delivered_on: '2026-06-15', collector: { kind: 'graduate' } };
  expect((await api.asAdmin('POST', '/handovers', handover)).status).toBe(201);
  expect((await api.asAdmin('POST', '/titles/3/hold', { reason: 'Se revisa' })).status).toBe(201);
  expect((await api.asAdmin('DELETE', '/document-templates/6')).status).toBe(200);
  const [, name] = new URL(url).pathname.split('/');
  await runOnServer(
    `alter database ${name} set default_transaction_read_only = on`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
});
afterAll(() => api.close());

const resolution = {
  resolution_number: 'CU-1',
  resolution_date: '2026-06-10',
  resolution_body: 'Consejo Universitario',
  resolution_reason: 'Lo resolvió el consejo',
};
const career = { name: 'Danza', type_id: 1, faculty_id: 1 };
const user = { username: 'otra', email: 'otra@universidad.edu', full_name: 'Otra', role_id: 1 };
const authority = { name: 'Ana Pérez', office: 'Rectora', valid_from: '2020-01-01' };
const field = { name: 'ciudad', value: 'Mérida' };
const delivery = { delivered_on: '2026-06-15', collector: { kind: 'graduate' } };
const reason = { reason: 'Se revisa' };
const report = { format: 'CSV', ceremony_id: 1 };

/** Bodies of the calls that write a row. The others need none. */
const bodies: Partial<Record<CallId, () => object>> = {
  signIn: () => ({ identifier: demoAdministrator, password: demoPassword }),
  changePassword: () => ({
    current_password: demoPassword,
    new_password: 'una frase que nadie sabe',
  }),
  confirmByPassword: () => ({ current_password: demoPassword }),
  createCeremony: () => sampleCeremony,
  updateCeremony: () => ({ ...sampleCeremony, status: 'COMPLETADO' }),
  createFaculty: () => ({ name: 'Artes' }),
  updateFaculty: () => ({ name: 'Artes' }),
  createCareerType: () => ({ name: 'Maestría nueva' }),
  updateCareerType: () => ({ name: 'Maestría nueva' }),
  createCareer: () => career,
  updateCareer: () => career,
  createDegreeTitle: () => ({ career_id: 19, gender_id: 3, title_name: 'Bailarín' }),
  updateDegreeTitle: () => ({ career_id: 1, gender_id: 1, title_name: 'Bailarín' }),
  editApplication: () => samplePerson,
  rejectApplication: () => ({ notes: 'Falta la partida' }),
  issueTitles: () => ({ emission_date: '15/06/2026' }),
  reportGraduatedApplications: () => report,
  reportConfirmedStudents: () => report,
  reportContactListApplicants: () => report,
  reportContactListConfirmed: () => report,
  createUser: () => user,
  updateUser: () => user,
  createAuthority: () => authority,
  updateAuthority: () => authority,
  createDocumentTemplate: () => ({ ...template, name: 'Otro' }),
  updateDocumentTemplate: () => ({ ...template, name: 'Otro' }),
  printDocuments: () => ({ template_id: 1, title_ids: [1], job: crypto.randomUUID() }),
  checkDocuments: () => ({ template_id: 1, title_ids: [1] }),
  previewDocument: () => ({ template, format: 'svg', graduates: 'real' }),
  createDocumentField: () => field,
  updateDocumentField: () => field,
  recordHandovers: () => ({ title_ids: [1], ...delivery }),
  correctHandover: () => ({ reason: 'No fue', result: { kind: 'not-delivered' } }),
  annulTitle: () => resolution,
  rectifyTitle: () => ({ ...titles.find(({ id }) => id === 1), ...resolution, last_name: 'X' }),
  duplicateTitle: () => resolution,
  holdTitle: () => reason,
  liftTitleHold: () => reason,
};

/** Rows that a call needs instead of the first. */
const rows: Partial<Record<CallId, string>> = { liftTitleHold: '3', restoreDocumentTemplate: '6' };

function send(id: CallId) {
  const path = pathOf(callPaths[id])
    .replace(/^\/api/, '')
    .replaceAll(/\{\w+\}/g, rows[id] ?? '1');
  const method = methodOf(callPaths[id]);
  return api.asAdmin(method, path, method === 'GET' ? undefined : (bodies[id]?.() ?? {}));
}

/** Calls of features that this server does not offer. They need a provider or an authenticator, or a proof of identity. */
const isOffered = ([id, { extra }]: [string, Call]) =>
  !/Provider|Passkey/i.test(id) && extra !== 'proof';

const offered = Object.entries<Call>(calls)
  .filter(isOffered)
  .map(([id]) => id as CallId);
const isRead = (id: CallId) => methodOf(callPaths[id]) === 'GET';

const cause = [503, expect.stringContaining('solo admite lecturas')];

test.each(offered.filter((id) => !isRead(id)))('%s is declined with the cause', async (id) => {
  const answer = await send(id);
  expect(refusal(answer)).toEqual(cause);
  expect(answer.headers.get('retry-after')).toBe('30');
});

test('reads are answered, but for those that must be recorded or limited', async () => {
  const declined: CallId[] = [];
  for (const id of offered.filter(isRead)) {
    const answer = await send(id);
    expect([200, 404, 503]).toContain(answer.status);
    if (answer.status !== 503) continue;
    expect(refusal(answer)).toEqual(cause);
    declined.push(id);
  }
  expect(declined.toSorted()).toEqual([
    'findStatus',
    'listApplications',
    'listAuthorities',
    'listDocumentPrints',
    'listHandovers',
    'listTitleEntries',
    'listTitleHolds',
    'listTitles',
    'listUsers',
    'readAudit',
    'readTitleContent',
  ]);
});

test('a verification says what the register knows, also that it knows nothing', async () => {
  const verified = await api.call('GET', `/public/verification/${code()}`);
  expect(verified).toMatchObject({ status: 200, body: { data: { status: 'valid' } } });
  expect(refusal(await api.call('GET', '/public/verification/K7MW-3QXR-9TBD'))).toEqual([
    404,
    'No figura en el registro',
  ]);
});
