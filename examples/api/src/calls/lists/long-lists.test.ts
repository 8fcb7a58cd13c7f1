// @module-tag rare
import { applicationAnswer, titleAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmAll, openCeremony } from '#testing/graduates.ts';
import { readCsv } from '#testing/read-csv.ts';
import { offeredChoices } from '#testing/sample-application.ts';
import { storeLoad } from '#testing/store-load.ts';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';

/** More than two pages. */
const load = { applications: 2_300, titles: 2_100 };

describe('long lists', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi();
    await storeLoad(api.database.kysely, load);
    token = await api.signIn('admin');
  });
  afterAll(() => api?.close());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    api.app.request(`/api${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } });

  test('contain every row once, newest first', async () => {
    const list = dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer));
    const stored = await api.database.kysely
      .selectFrom('applications')
      .select(['id', 'applied_at'])
      .orderBy('applied_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(list.map(({ id, applied_at }) => [id, applied_at])).toEqual(
      stored.map(({ id, applied_at }) => [id, applied_at.toISOString()]),
    );
    const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
    const issued = await api.database.kysely
      .selectFrom('issued_titles')
      .select('id')
      .orderBy('ceremony_date', 'desc')
      .orderBy('ceremony_id', 'desc')
      .orderBy('record_place')
      .execute();
    expect(titles.map(({ id }) => id)).toEqual(issued.map(({ id }) => id));
    expect(titles.length).toBeGreaterThan(load.titles);
  });

  test('have the same fields as the answer to a change', async () => {
    const list = dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer));
    const row = list.find(({ status }) => status === 'PENDIENTE');
    const answer = await api.asAdmin('PATCH', `/applications/${row?.id}/confirm`, { notes: null });
    const changed = dataOf(answer, applicationAnswer);
    const again = dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer));
    expect(again.find(({ id }) => id === row?.id)).toEqual(changed);
  });

  test('occupy neither connection nor memory for a slow client, and end when it disconnects', async () => {
    const slow = await Promise.all(
      Array.from({ length: 30 }, async () => (await ask('/applications')).body?.getReader()),
    );
    for (const reader of slow) expect((await reader?.read())?.done).toBe(false);
    expect((await api.call('GET', '/health')).status).toBe(200);
    for (const reader of slow) await reader?.cancel();
    expect((await api.asAdmin('GET', '/titles')).status).toBe(200);
  });

  test('are compressed if the client accepts it', async () => {
    const answer = await ask('/applications', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const text = await new Response(
      answer.body?.pipeThrough(new DecompressionStream('gzip')),
    ).text();
    expect(text).toBe(await (await ask('/applications')).text());
  });

  test('are not sent again until their data change', async () => {
    for (const path of ['/applications', '/titles', '/faculties', '/users']) {
      const tag = (await ask(path)).headers.get('etag') ?? '';
      expect(tag).toMatch(/^W\/".+"$/);
      const unchanged = await ask(path, { 'if-none-match': tag });
      expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
      expect(unchanged.headers.get('birrete-extras')).toContain('if-none-match');
    }
  });

  test.each([
    ['an application', 'applications', { notes: 'Otra' }],
    ['the name of a ceremony', 'ceremonies', { name: 'Otra' }],
    ['the name of a career', 'careers', { name: 'Otra' }],
    ['the name of a faculty', 'faculties', { name: 'Otra' }],
  ] as const)('are sent again after a change of %s', async (_, table, change) => {
    const tag = (await ask('/applications')).headers.get('etag') ?? '';
    const { kysely } = api.database;
    const one = kysely.selectFrom(table).select(({ fn }) => fn.max('id').as('id'));
    await kysely.updateTable(table).set(change).where('id', '=', one).execute();
    const answer = await ask('/applications', { 'if-none-match': tag });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).not.toBe(tag);
    await answer.body?.cancel();
  });

  test('are sent again after titles whose transaction started earlier and committed later', async () => {
    const { kysely } = api.database;
    const { career_id } = await offeredChoices(api);
    const issueFrom = async (nextId: number) => {
      await sql`select setval('issued_titles_id_seq', ${nextId}, false)`.execute(kysely);
      const id = await openCeremony(api);
      await confirmAll(api, id, [{ career_id }]);
      await api.asAdmin('POST', `/ceremonies/${id}/complete`);
      const body = { emission_date: '30/07/2026' };
      const answer = await api.asAdmin('POST', `/titles/ceremony/${id}/bulk-emit`, body);
      expect(answer.status).toBe(200);
      return (await api.asAdmin('GET', '/titles')).headers.get('etag');
    };
    const former = await issueFrom(200_000);
    expect(await issueFrom(100_000)).not.toBe(former);
  });

  test('the report of all titles is streamed, and contains every row', async () => {
    const body = JSON.stringify({ format: 'CSV' });
    const answer = await api.app.request('/api/reports/graduated-applications', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    });
    const pieces: string[] = [];
    const text = answer.body?.pipeThrough(new TextDecoderStream());
    for await (const piece of text ?? []) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(3);
    const { report } = v.parse(reportText, JSON.parse(pieces.join('')));
    const rows = readCsv(report.content).slice(1);
    expect(rows).toHaveLength(report.metadata.total_records);
    expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(load.applications);
    const acts = rows.map((row) => `${row[8]?.split('/').reverse().join('-')} ${row[7]}`);
    const blocks = acts.filter((act, index) => act !== acts[index - 1]);
    expect(new Set(blocks).size).toBe(blocks.length);
    expect(blocks.map((act) => act.slice(0, 10))).toEqual(
      blocks.map((act) => act.slice(0, 10)).toSorted(),
    );
  });

  test('later requests get the cached copy until the data change', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const bytesOf = async (path: string) =>
      Buffer.from(await (await ask(path, gzip)).arrayBuffer());
    const [first, second] = await Promise.all([bytesOf('/titles'), bytesOf('/titles')]);
    expect(second.equals(first)).toBe(true);
    const before = await bytesOf('/applications');
    const { kysely } = api.database;
    await kysely.updateTable('applications').set({ notes: 'Ahora' }).where('id', '=', 1).execute();
    expect((await bytesOf('/applications')).equals(before)).toBe(false);
  });
});

const reportText = v.object({
  report: v.object({ content: v.string(), metadata: v.object({ total_records: v.number() }) }),
});
