import {
  type ApplicationAnswer,
  applicationAnswer,
  applicationProofAnswer,
  correctionAnswer,
  titleProofAnswer,
} from 'birrete/contract';
import { shippedTemplates } from 'birrete/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson } from '#people/erase-person.ts';
import { exportPerson } from '#people/export-person.ts';
import { confirmAll, issueTitles, openCeremony } from '#testing/graduates.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi, testSettings } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { lookUpProof: 'document' } });
});
afterAll(() => api.close());

const day = 24 * 3600;

/** A confirmed application for a ceremony on 24 July 2026; today is 15 June. */
async function confirmed(change: object = {}) {
  const ceremonyId = await openCeremony(api, change);
  const { career_id } = await offeredChoices(api);
  const [id = 0] = await confirmAll(api, ceremonyId, [{ career_id }]);
  return proofRow(id);
}

async function proofRow(id: number): Promise<ApplicationAnswer> {
  const rows = dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer));
  const row = rows.find((entry) => entry.id === id);
  if (row === undefined) throw new Error(`No application ${id}`);
  return row;
}

type Row = Pick<ApplicationAnswer, 'application_code' | 'id_number'>;

const proofOf = ({ id_number }: Row) => ({ 'Birrete-Proof': id_number });

function read(row: Row, headers: HeadersInit = proofOf(row)) {
  return api.call('GET', `/public/proof/${row.application_code}`, undefined, headers);
}

const readData = async (row: Row) => dataOf(await read(row), titleProofAnswer);

function answer(row: Row, body: object) {
  return api.call('POST', `/public/proof/${row.application_code}`, body, proofOf(row));
}

async function versionFor(row: Row): Promise<string> {
  return (await readData(row)).title?.version ?? '';
}

async function ask(row: Row, description: string): Promise<number> {
  const body = { version: await versionFor(row), answer: 'correction', description };
  return dataOf(await answer(row, body), titleProofAnswer).correction?.id ?? 0;
}

const decide = (id: number, kind: 'accept' | 'answer', body: object) =>
  api.asAdmin('PATCH', `/corrections/${id}/${kind}`, body);

async function proofs() {
  const rows = dataOf(await api.asAdmin('GET', '/proofs'), v.array(applicationProofAnswer));
  return new Map(rows.map((row) => [row.application_id, row]));
}

test('shows the wording only with a proof of identity', async () => {
  const row = await confirmed();
  expect((await read(row, {})).status).toBe(403);
  expect((await read(row, { 'Birrete-Proof': '999' })).status).toBe(403);
  expect(await read({ ...row, application_code: 'AG-1999-001' })).toMatchObject({ status: 404 });
  expect(await proofs()).not.toHaveProperty(String(row.id));

  const shown = await read(row);
  expect(shown.headers.get('birrete-extras')?.split(', ')).toContain('proof');
  expect(dataOf(shown, titleProofAnswer)).toMatchObject({
    status: 'open',
    last_day: '2026-07-19',
    title: {
      full_name: "María-José D'Angelo Ñáñez",
      id_number: row.id_number,
      career_name: row.career_name,
      ceremony_date: '2026-07-24',
      ceremony_location: 'Aula Magna',
    },
    answer: null,
    correction: null,
  });
});

test('shows the degree in the gender of the graduate', async () => {
  const row = await confirmed();
  const titles = dataOf(
    await api.asAdmin('GET', '/degree-titles'),
    v.array(v.object({ career_id: v.number(), gender_id: v.number(), title_name: v.string() })),
  );
  const wording = titles.find(
    ({ career_id, gender_id }) => career_id === row.career_id && gender_id === 2,
  );
  expect((await readData(row)).title?.degree_title).toBe(wording?.title_name);
});

test('draws the document without scripts and external references', async () => {
  const image = (await readData(await confirmed())).title?.image ?? '';
  expect(image).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  expect(image).not.toMatch(/<script|href="(?!#|data:)|foreignObject|\son\w+=/i);
});

test('draws a few pictures of an application an hour, and shows the last ones again', {
  tags: ['rare'],
}, async () => {
  const throttle = { ...testSettings.throttle, proofPicturesByCode: { max: 2, seconds: 3600 } };
  const limited = await startTestApi({ settings: { lookUpProof: 'document', throttle } });
  const ceremonyId = await openCeremony(limited);
  const { career_id } = await offeredChoices(limited);
  const [id = 0] = await confirmAll(limited, ceremonyId, [{ career_id }]);
  const rows = dataOf(await limited.asAdmin('GET', '/applications'), v.array(applicationAnswer));
  const row = rows.find((entry) => entry.id === id);
  if (row === undefined) throw new Error('No application');
  const picture = async (first_name = row.first_name) => {
    await limited.asAdmin('PUT', `/applications/${id}`, { ...row, first_name });
    const path = `/public/proof/${row.application_code}`;
    const shown = await limited.call('GET', path, undefined, proofOf(row));
    return dataOf(shown, titleProofAnswer).title?.image ?? null;
  };
  const first = await picture();
  expect(first).toMatch(/^<svg/);
  expect(await picture('Rosa')).not.toBe(first);
  expect(await picture('Rosalía')).toBeNull();
  expect(await picture()).toBe(first);
  limited.pass(2 * 3600);
  expect(await picture('Rosalía')).toMatch(/^<svg/);
  await limited.close();
});

test('draws the same document after a template is added that comes first in the list', {
  tags: ['rare'],
}, async () => {
  const row = await confirmed();
  const before = (await readData(row)).title?.image;
  const [neutral] = shippedTemplates;
  const blocks = neutral?.blocks.slice(0, 4);
  const body = { ...neutral, name: 'Afiche', title: 'Afiche de {nombre}', blocks };
  expect((await api.asAdmin('POST', '/document-templates', body)).status).toBe(201);
  expect((await readData(row)).title?.image).toBe(before);
});

test('has no proof before the confirmation', async () => {
  const choices = await offeredChoices(api);
  const body = { ...samplePerson, ...choices, id_number: '71.000.111' };
  const { id } = dataOf(
    await api.call('POST', '/public/apply', body),
    v.object({ id: v.number() }),
  );
  expect(await read(await proofRow(id))).toMatchObject({
    status: 409,
    body: { error: 'Podrás revisar cómo dirá tu título cuando tu solicitud esté confirmada.' },
  });
});

test('stores a repeated confirmation once, and notices when the wording changes afterwards', async () => {
  const row = await confirmed();
  const version = await versionFor(row);
  expect((await proofs()).get(row.id)?.status).toBe('seen');
  for (let time = 0; time < 2; time += 1) {
    const { answer: stored } = dataOf(
      await answer(row, { version, answer: 'correct' }),
      titleProofAnswer,
    );
    expect(stored).toMatchObject({ kind: 'correct', is_current: true });
  }
  const stored = await api.database.kysely
    .selectFrom('proof_answers')
    .select('kind')
    .where('application_id', '=', row.id)
    .orderBy('id')
    .execute();
  expect(stored.map(({ kind }) => kind)).toEqual(['seen', 'correct']);
  expect((await proofs()).get(row.id)?.status).toBe('correct');

  await api.asAdmin('PUT', `/applications/${row.id}`, { ...row, first_name: 'Maria' });
  expect((await readData(row)).answer).toMatchObject({ kind: 'correct', is_current: false });
  expect((await proofs()).get(row.id)?.status).toBe('changed');
  const stale = await answer(row, { version, answer: 'correct' });
  expect(stale).toMatchObject({
    status: 412,
    body: { error: 'El texto cambió después de que lo abriste. Revísalo de nuevo.' },
  });
});

test('a confirmation counts for every value and the template that it showed', async () => {
  const row = await confirmed();
  const { kysely } = api.database;
  const changes: readonly (() => Promise<unknown>)[] = [
    () => api.asAdmin('PUT', `/applications/${row.id}`, { ...row, place_of_birth: 'Otro lugar' }),
    () =>
      api.asAdmin('POST', '/document-fields', {
        name: 'mencion',
        value: 'con honores',
        ceremony_id: row.ceremony_id,
      }),
    () => kysely.updateTable('authorities').set({ name: 'Dra. Otra' }).execute(),
    () =>
      kysely.updateTable('document_templates').set({ name: 'Otra' }).where('id', '=', 1).execute(),
  ];
  for (const change of changes) {
    const body = { version: await versionFor(row), answer: 'correct' };
    const { answer: stored } = dataOf(await answer(row, body), titleProofAnswer);
    expect(stored).toMatchObject({ is_current: true });
    await change();
    expect((await readData(row)).answer).toMatchObject({ is_current: false });
    expect((await proofs()).get(row.id)?.status).toBe('changed');
  }
});

test('a correction needs a description of at most 1,000 characters, and one is open at a time', async () => {
  const row = await confirmed();
  const version = await versionFor(row);
  const correction = { version, answer: 'correction' };
  for (const description of [undefined, null, '  ', 'x'.repeat(1001)]) {
    expect((await answer(row, { ...correction, description })).status).toBe(422);
  }
  const description = 'Mi segundo apellido lleva tilde:\nÑáñez <b>';
  const asked = dataOf(await answer(row, { ...correction, description }), titleProofAnswer);
  expect(asked.correction).toMatchObject({ status: 'open', description, reply: null });
  for (const again of [correction, { version, answer: 'correct' }]) {
    expect((await answer(row, { ...again, description })).status).toBe(409);
  }
});

test('an accepted correction changes name and gender, and the graduate sees both', async () => {
  const row = await confirmed();
  const before = await readData(row);
  const id = await ask(row, 'Falta mi segundo nombre, y el título va en masculino.');
  await api.asAdmin('PUT', `/applications/${row.id}`, { ...row, middle_name: 'del Carmen' });
  expect((await decide(id, 'accept', { gender_id: 99 })).status).toBe(422);
  const accepted = await decide(id, 'accept', { gender_id: 1, reply: 'Corregido, gracias.' });
  expect(dataOf(accepted, correctionAnswer).status).toBe('accepted');

  const { title, correction } = await readData(row);
  expect(title?.full_name).toBe("María-José del Carmen D'Angelo Ñáñez");
  expect(title?.degree_title).not.toBe(before.title?.degree_title);
  expect(correction).toMatchObject({ status: 'accepted', reply: 'Corregido, gracias.' });
  expect((await proofRow(row.id)).gender_id).toBe(1);
  const confirmation = await answer(row, { version: title?.version, answer: 'correct' });
  expect(confirmation.status).toBe(200);
});

test('an acceptance with the edit stores both, or neither', async () => {
  const row = await confirmed();
  const id = await ask(row, 'Mi nombre es Nuevo.');
  const { first_name, last_name, id_number, email } = row;
  const edit = { first_name, last_name, id_number, email };
  const accept = async (application: object, version: number) =>
    api.call(
      'PATCH',
      `/corrections/${id}/accept`,
      { application },
      {
        authorization: `Bearer ${await api.signIn('admin')}`,
        'if-match': `"${version}"`,
      },
    );
  const { version } = await proofRow(row.id);

  expect((await accept({ ...edit, first_name: 'Viejo' }, version - 1)).status).toBe(412);
  expect((await accept({ ...edit, date_of_birth: '2999-01-01' }, version)).status).toBe(422);
  expect((await proofs()).get(row.id)?.correction?.status).toBe('open');
  expect((await proofRow(row.id)).first_name).toBe(first_name);

  expect((await accept({ ...edit, first_name: 'Nuevo' }, version)).status).toBe(200);
  expect((await proofRow(row.id)).first_name).toBe('Nuevo');
  const late = await proofRow(row.id);
  expect((await accept({ ...edit, first_name: 'Tarde' }, late.version)).status).toBe(409);
  expect(await proofRow(row.id)).toEqual(late);
});

test('of two registrars who decide at once, one succeeds', { tags: ['rare'] }, async () => {
  const row = await confirmed();
  const id = await ask(row, 'Sin tilde');
  const answers = await Promise.all([
    decide(id, 'accept', {}),
    decide(id, 'answer', { reply: 'Así figura en tu documento.' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await decide(id, 'answer', { reply: 'Otra vez' })).body).toMatchObject({
    error: 'Otra persona ya resolvió esta corrección.',
  });
  expect((await decide(999_999, 'accept', {})).status).toBe(404);
  expect((await decide(id, 'answer', { reply: ' ' })).status).toBe(422);
});

test('closes after the last day, and with the ceremony', async () => {
  const row = await confirmed({ ceremony_date: '2026-06-21' });
  expect((await readData(row)).last_day).toBe('2026-06-16');
  const version = await versionFor(row);
  const completed = await confirmed();
  await api.asAdmin('POST', `/ceremonies/${completed.ceremony_id}/complete`);
  expect(await readData(completed)).toMatchObject({ status: 'closed', title: null });
  api.pass(2 * day);
  expect(await readData(row)).toMatchObject({ status: 'closed', title: null });
  expect(await answer(row, { version, answer: 'correct' })).toMatchObject({
    status: 409,
    body: { error: 'El plazo para revisar cómo dirá tu título ya terminó.' },
  });
});

test('after the issue, a correction is a rectification', async () => {
  const row = await confirmed();
  const version = await versionFor(row);
  const id = await ask(row, 'Falta una tilde');
  await api.asAdmin('POST', `/ceremonies/${row.ceremony_id}/complete`);
  expect((await issueTitles(api, row.ceremony_id)).status).toBe(200);
  expect(await readData(row)).toMatchObject({ status: 'issued', title: null });
  expect(await answer(row, { version, answer: 'correction', description: 'x' })).toMatchObject({
    status: 409,
    body: {
      error:
        'Tu título ya fue emitido. Para corregirlo, pide a la oficina de grados que lo rectifique.',
    },
  });
  expect((await proofs()).get(row.id)?.correction).toMatchObject({ id, status: 'open' });
  expect(await decide(id, 'accept', {})).toMatchObject({
    status: 409,
    body: { error: 'El título ya fue emitido: se corrige con una rectificación.' },
  });
  expect((await decide(id, 'answer', { reply: 'Pide la rectificación.' })).status).toBe(200);
  expect((await proofs()).has(row.id)).toBe(false);
});

test('exports a person’s answers, and erases them with the rest', async () => {
  const row = await confirmed();
  await ask(row, 'Mi nombre es Rosalía');
  const document = { identificationType: 'CI', idNumber: row.id_number };
  const audit = { actor: { id: null, name: 'test' }, at: new Date(), requestId: 'test' };
  const { kysely } = api.database;
  expect(JSON.stringify(await exportPerson(kysely, document, audit))).toContain('Rosalía');
  await api.asAdmin('POST', `/ceremonies/${row.ceremony_id}/complete`);
  await issueTitles(api, row.ceremony_id);
  await kysely.transaction().execute((trx) => erasePerson(trx, document, audit));
  for (const table of ['proof_answers', 'corrections'] as const) {
    const left = await kysely
      .selectFrom(table)
      .select('id')
      .where('application_id', '=', row.id)
      .execute();
    expect(left).toEqual([]);
  }
});

test('without a proof of identity in the look-up, nothing is announced', async () => {
  const plain = await startTestApi();
  const [first] = dataOf(await plain.asAdmin('GET', '/applications'), v.array(applicationAnswer));
  const code = first?.application_code;
  const refused = await plain.call('GET', `/public/proof/${code}`);
  expect(refused.status).toBe(404);
  expect(refused.headers.get('birrete-extras')).not.toContain('proof');
  expect((await plain.asAdmin('GET', '/proofs')).status).toBe(404);
  await plain.close();
});
