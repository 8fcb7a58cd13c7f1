// @module-tag rare
import { documentTemplateSummaryAnswer, printAnswer, titleAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { completeCeremony, issueTitles } from '#testing/graduates.ts';
import { holdInserts } from '#testing/hold-inserts.ts';
import { dataOf, startTwoApis, type TwoApis } from '#testing/test-api.ts';

let two: TwoApis;
beforeAll(async () => {
  two = await startTwoApis();
});
afterAll(() => two?.close());

const resolution = {
  resolution_number: '1',
  resolution_date: '2026-06-10',
  resolution_body: 'Consejo Universitario',
  resolution_reason: 'Error material',
};

async function issuedTitles(surnames: readonly string[], record_initial = 'K-1') {
  const [api] = two.apis;
  const ceremonyId = await completeCeremony(api, surnames, { record_initial });
  await issueTitles(api, ceremonyId);
  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  return titles.filter(({ ceremony_id }) => ceremony_id === ceremonyId);
}

function rectification(title: v.InferOutput<typeof titleAnswer>) {
  const { first_name, second_last_name, id_number } = title;
  const degree_title = title.degree_title ?? 'Licenciada';
  const texts = { first_name, last_name: 'Pérez', second_last_name, id_number, degree_title };
  return { ...resolution, ...texts };
}

test('of two registrars who correct a title at the same moment, one wins', async () => {
  const [title] = await issuedTitles(['Perez']);
  if (title === undefined) throw new Error('No title was issued');
  const answers = await Promise.all(
    two.apis.flatMap((api) => [
      api.asAdmin('POST', `/titles/${title.id}/annulment`, resolution),
      api.asAdmin('POST', `/titles/${title.id}/rectification`, rectification(title)),
    ]),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await verifyAudit(two.apis[0].database.kysely)).toMatchObject({ status: 'whole' });
});

test('successors of one ceremony that are issued at the same moment have consecutive numbers', async () => {
  const titles = await issuedTitles(['Abad', 'Bello', 'Cano', 'Duran']);
  const answers = await Promise.all(
    titles.map((title, index) =>
      two.apis[index % 2 === 0 ? 0 : 1].asAdmin(
        'POST',
        `/titles/${title.id}/rectification`,
        rectification(title),
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const ceremonyId = titles[0]?.ceremony_id;
  const all = dataOf(await two.apis[0].asAdmin('GET', '/titles'), v.array(titleAnswer));
  const numbers = all
    .filter(({ ceremony_id }) => ceremony_id === ceremonyId)
    .map(({ record_registry }) => record_registry)
    .sort();
  expect(numbers).toEqual(['K-1', 'K-2', 'K-3', 'K-4', 'K-5', 'K-6', 'K-7', 'K-8']);
});

test('successors of ceremonies that continue one book have different numbers at the same moment', async () => {
  const titles = [
    ...(await issuedTitles(['Abad'], 'B-1')),
    ...(await issuedTitles(['Bello'], 'B-2')),
  ];
  const held = await holdInserts(two.url, 'issued_titles', `new.record_registry = 'B-3'`);
  const answers = titles.map((title, index) =>
    two.apis[index === 0 ? 0 : 1].asAdmin(
      'POST',
      `/titles/${title.id}/rectification`,
      rectification(title),
    ),
  );
  await held.paused(2);
  await held.release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201]);
  const all = dataOf(await two.apis[0].asAdmin('GET', '/titles'), v.array(titleAnswer));
  const numbers = all
    .map(({ record_registry }) => record_registry)
    .filter((number) => number.startsWith('B-'));
  expect(numbers.sort()).toEqual(['B-1', 'B-2', 'B-3', 'B-4']);
});

test('of registrars who hold, rectify and annul at once, one wins, and the others read why', async () => {
  for (const surname of ['Perez', 'Peres', 'Peret']) {
    const [title] = await issuedTitles([surname]);
    if (title === undefined) throw new Error('No title was issued');
    const [one, other] = two.apis;
    const answers = await Promise.all([
      one.asAdmin('POST', `/titles/${title.id}/hold`, { reason: 'Se revisa un acta.' }),
      other.asAdmin('POST', `/titles/${title.id}/rectification`, rectification(title)),
      one.asAdmin('POST', `/titles/${title.id}/annulment`, resolution),
      other.asAdmin('POST', `/titles/${title.id}/hold`, { reason: 'Se revisa otra acta.' }),
    ]);
    const refused = answers.filter(({ status }) => status !== 201);
    // A title on hold can be annulled: then two have won.
    expect(refused.length).toBeGreaterThanOrEqual(2);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(JSON.stringify(body)).toMatch(/anulado|rectificado|en revisión/);
    }
    const [hold, rectified, annulled, again] = answers.map(({ status }) => status === 201);
    expect([rectified, annulled].filter(Boolean).length).toBeLessThanOrEqual(1);
    expect([rectified, hold || again].filter(Boolean).length).toBeLessThanOrEqual(1);
  }
  expect(await verifyAudit(two.apis[0].database.kysely)).toMatchObject({ status: 'whole' });
});

test('of a registrar who holds a title and one who hands it over, one wins', async () => {
  const [one, other] = two.apis;
  const { rows } = await sql<{ id: number }>`
    select id from issued_titles where issue_date <= '2026-06-01'
      and id not in (select title_id from handovers) order by id limit 6`.execute(
    one.database.kysely,
  );
  expect(rows).toHaveLength(6);
  for (const { id } of rows) {
    const delivery = { delivered_on: '2026-06-15', collector: { kind: 'graduate' } };
    const [hold, handed] = await Promise.all([
      one.asAdmin('POST', `/titles/${id}/hold`, { reason: 'Se revisa un acta.' }),
      other.asAdmin('POST', '/handovers', { title_ids: [id], ...delivery }),
    ]);
    expect(hold.status).toBe(201);
    expect([201, 409]).toContain(handed.status);
    if (handed.status === 409) expect(JSON.stringify(handed.body)).toContain('está en revisión');
    const late = await sql<{ id: string }>`
      select handed.id from audit_entries held, audit_entries handed, handovers d
      where held.action = 'held' and held.subject_id = ${String(id)} and d.title_id = ${id}
        and handed.action = 'titles-handed-over' and handed.subject_id = d.id::text
        and handed.position > held.position`.execute(one.database.kysely);
    expect(late.rows).toEqual([]);
  }
});

/** A print of new titles that has begun, and the titles. */
async function begunPrint(surname: string, job: string) {
  const surnames = Array.from({ length: 12 }, (_, index) => `${surname} ${'abcdefghijkl'[index]}`);
  const titles = await issuedTitles(surnames);
  const [one] = two.apis;
  const templates = dataOf(
    await one.asAdmin('GET', '/document-templates'),
    v.array(documentTemplateSummaryAnswer),
  );
  const template_id = templates.find(({ kind }) => kind === 'title')?.id;
  const title_ids = titles.map(({ id }) => id);
  const print = () => one.asAdmin('POST', '/documents', { template_id, title_ids, job });
  return { titles, held: titles[5]?.id ?? 0, print };
}

test('a print that began before a hold finishes without the title, and says so', async () => {
  const job = 'a-print-1234';
  const { titles, held, print } = await begunPrint('Paz', job);
  const other = two.apis[1];
  const { kysely } = other.database;
  // The file is drawn, and its copies wait to be recorded.
  const lock = await kysely.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(hashtextextended(${job}, 0))`.execute(lock);
  const answer = print();
  await expect.poll(() => waitingForLock(kysely), { timeout: 60_000 }).toBe(1);
  const hold = await other.asAdmin('POST', `/titles/${held}/hold`, {
    reason: 'Se revisa un acta.',
  });
  expect(hold.status).toBe(201);
  await lock.rollback().execute();
  const printed = dataOf(await answer, printAnswer);
  expect(printed.copies).toHaveLength(titles.length - 1);
  expect(printed.copies.map(({ title_id }) => title_id)).not.toContain(held);
  expect(printed.on_hold).toEqual([held]);
  const log = await other.asAdmin('GET', `/document-prints?title_id=${held}`);
  expect(log.body).toMatchObject({ data: [] });
});

test('a hold that comes after the copies of a print are recorded waits for them', async () => {
  const { titles, held, print } = await begunPrint('Rey', 'a-print-5678');
  const other = two.apis[1];
  // The row of the ceremony is locked until the print waits for it, and then the hold.
  const { kysely } = other.database;
  const lock = await kysely.startTransaction().execute();
  await lock
    .selectFrom('ceremonies')
    .select('id')
    .where('id', '=', titles[0]?.ceremony_id ?? 0)
    .forUpdate()
    .execute();
  const answer = print();
  await expect.poll(() => waitingForLock(kysely), { timeout: 60_000 }).toBe(1);
  const hold = other.asAdmin('POST', `/titles/${held}/hold`, { reason: 'Se revisa un acta.' });
  await expect.poll(() => waitingForLock(kysely), { timeout: 60_000 }).toBe(2);
  await lock.rollback().execute();
  expect((await hold).status).toBe(201);
  const printed = dataOf(await answer, printAnswer);
  expect(printed.copies.map(({ title_id }) => title_id)).toContain(held);
  expect(printed).not.toHaveProperty('on_hold');
});

/** The number of sessions that wait for a lock. */
async function waitingForLock(kysely: TwoApis['apis'][0]['database']['kysely']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
  return rows[0]?.count ?? 0;
}
