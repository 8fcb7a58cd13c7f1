import { type ApplicationAnswer, applicationAnswer, auditAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const stale = [
  412,
  'Esta solicitud cambió después de que la abriste. Revisa cómo quedó y vuelve a intentarlo.',
];

async function list() {
  return dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer));
}

async function onePending(): Promise<ApplicationAnswer> {
  const found = (await list()).find(({ status }) => status === 'PENDIENTE');
  if (found === undefined) throw new Error('No application is pending');
  return found;
}

async function stored(id: number) {
  return (await list()).find((application) => application.id === id);
}

/** The entries about a row. The trail also contains each reading of the list. */
async function trailOf(id: number) {
  const entries = dataOf(await api.asAdmin('GET', '/audit'), v.array(auditAnswer));
  return entries.filter(({ subject_id }) => subject_id === String(id));
}

const knowing = (version: number) => ({ 'If-Match': `"${version}"` });

function edit({ id, ...row }: ApplicationAnswer, change: object, headers?: Record<string, string>) {
  const { first_name, last_name, id_number, email } = row;
  const body = { first_name, last_name, id_number, email, ...change };
  return api.asAdmin('PUT', `/applications/${id}`, body, headers);
}

const decide = (id: number, verb: string, headers?: Record<string, string>) =>
  api.asAdmin('PATCH', `/applications/${id}/${verb}`, { notes: 'Por el registro' }, headers);

describe('a version', () => {
  test('is another after each write, also of two in one millisecond', async () => {
    const row = await onePending();
    const seen = [row.version];
    for (const answer of [
      await edit(row, { place_of_birth: 'Coro' }),
      await decide(row.id, 'confirm'),
      await decide(row.id, 'reject'),
    ]) {
      seen.push(dataOf(answer, applicationAnswer).version);
    }
    expect(new Set(seen).size).toBe(4);
    expect((await stored(row.id))?.version).toBe(seen.at(-1));
  });

  test('stays where nothing was changed', async () => {
    const { version, ...row } = await onePending();
    const answer = await edit({ version, ...row }, {});
    expect(dataOf(answer, applicationAnswer).version).toBe(version);
  });
});

describe('a caller who knows a row that has changed', () => {
  test.each(['edit', 'confirm', 'reject'] as const)(
    'is refused to %s it, and neither row nor trail is touched',
    async (verb) => {
      const row = await onePending();
      await edit(row, { place_of_birth: `Antes de ${verb}` }, knowing(row.version));
      const before = { row: await stored(row.id), trail: await trailOf(row.id) };
      const answer =
        verb === 'edit'
          ? await edit(row, { phone_number: '0412' }, knowing(row.version))
          : await decide(row.id, verb, knowing(row.version));
      expect(refusal(answer)).toEqual(stale);
      expect({ row: await stored(row.id), trail: await trailOf(row.id) }).toEqual(before);
    },
  );

  test('goes on with the version of the fresh row', async () => {
    const row = await onePending();
    await edit(row, { place_of_birth: 'Valera' }, knowing(row.version));
    const fresh = await onePending();
    expect(fresh.id).toBe(row.id);
    expect((await decide(row.id, 'confirm', knowing(fresh.version))).status).toBe(200);
  });

  test('learns first that the row is gone', async () => {
    expect((await decide(999_999, 'confirm', knowing(1))).status).toBe(404);
  });
});

describe('If-Match', () => {
  test.each([
    ['a list that has the version', (version: number) => `"0", "${version}"`, 200],
    ['any version', () => '*', 200],
    ['a weak tag, which never matches', (version: number) => `W/"${version}"`, 412],
    ['something else', () => 'rubbish', 412],
  ])('with %s', async (_, header, status) => {
    const row = await onePending();
    const answer = await decide(row.id, 'confirm', { 'If-Match': header(row.version) });
    expect(answer.status).toBe(status);
  });

  test('is not asked for: a client of the contract alone changes as before', async () => {
    const row = await onePending();
    await edit(row, { place_of_birth: 'Valera' });
    expect((await decide(row.id, 'confirm')).status).toBe(200);
  });

  test('is announced', async () => {
    const { headers } = await api.call('GET', '/genders');
    expect(headers.get('birrete-extras')?.split(', ')).toContain('if-match');
  });
});

test('of changes that arrive at once from one version, one wins', async () => {
  const row = await onePending();
  const answers = await Promise.all([
    edit(row, { place_of_birth: 'Coro' }, knowing(row.version)),
    edit(row, { place_of_birth: 'Valera' }, knowing(row.version)),
    decide(row.id, 'confirm', knowing(row.version)),
    decide(row.id, 'reject', knowing(row.version)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
});
