import { titleAnswer } from 'birrete/contract';
import type { RegisterPolicy } from 'birrete/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import { completeCeremony, issueTitles, sampleCeremony } from '#testing/graduates.ts';
import { holdIssue } from '#testing/issue/hold-issue.ts';
import {
  dataOf,
  declinedFields,
  refusal,
  startTestApi,
  startTwoApis,
  type TestApi,
  type TwoApis,
  testNow,
} from '#testing/test-api.ts';
import { readEnforced } from '../ceremonies/enforced-registers.ts';
import { enforceRegisters } from './registers.ts';

const numbers = { record_initial: 'R-001', assigned_initial: 'S-001', folio_initial: 'T-001' };

/** A completed ceremony with one graduate. */
function completed(api: TestApi, surname: string, change: object = {}): Promise<number> {
  return completeCeremony(api, [surname], { ...numbers, ...change });
}

async function registeredTitles(api: TestApi, ceremonyId: number) {
  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  return titles.filter(({ ceremony_id }) => ceremony_id === ceremonyId);
}

function startWith(registers: RegisterPolicy | undefined, databaseUrl?: string) {
  return startTestApi({ databaseUrl, settings: { registers } });
}

describe('with one register', () => {
  let two: TwoApis;
  beforeAll(async () => {
    two = await startTwoApis({ settings: { registers: 'one' } });
  });
  afterAll(() => two?.close());

  test('a taken number is refused with its holder, and no title is issued', async () => {
    const [api] = two.apis;
    const first = await completed(api, 'Ñáñez');
    const second = await completed(api, 'Abad', {
      ceremony_date: '2027-07-24',
      record_initial: 'R-1',
      assigned_initial: 'U-001',
    });
    expect((await issueTitles(api, first)).status).toBe(200);
    expect(refusal(await issueTitles(api, second))).toEqual([
      409,
      expect.stringMatching(
        /^No se emitió ningún título: el acta R-1 ya es de .*Ñáñez Ñáñez, y 1 número más está ocupado\./,
      ),
    ]);
    expect(await registeredTitles(api, second)).toEqual([]);
    const free = {
      ...numbers,
      record_initial: 'R-002',
      assigned_initial: 'U-001',
      folio_initial: 'T-002',
    };
    const third = await completed(api, 'Abad', free);
    expect((await issueTitles(api, third)).status).toBe(200);
    expect(await verifyAudit(api.database.kysely)).toMatchObject({ status: 'whole' });
  });

  test('of two issues at the same moment, the second is refused with the holder of the first', async () => {
    const [one, other] = two.apis;
    const series = { record_initial: 'X-1', assigned_initial: 'X-1', folio_initial: 'X-1' };
    const ceremonies = [await completed(one, 'Peña', series), await completed(one, 'Páez', series)];
    const held = await holdIssue(two.url, 0);
    const issued = [issueTitles(one, ceremonies[0] ?? 0), issueTitles(other, ceremonies[1] ?? 0)];
    await held.paused(2);
    await held.release();
    const answers = await Promise.all(issued);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser && refusal(loser)[1]).toMatch(/el acta X-1 ya es de .*P[eá]/);
  });

  test('the answers announce it', async () => {
    const { headers } = await two.apis[0].call('GET', '/genders');
    expect(headers.get('birrete-extras')).toMatch(/\bone-register\b/);
  });
});

describe('with a register per year', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startWith('by-year');
  });
  afterAll(() => api?.close());

  test('a number is refused within the year of the ceremonies, and given again in another', async () => {
    const first = await completed(api, 'Ñáñez');
    const sameYear = await completed(api, 'Abad', { ceremony_date: '2026-12-01' });
    const nextYear = await completed(api, 'Zea', { ceremony_date: '2027-07-24' });
    expect((await issueTitles(api, first)).status).toBe(200);
    expect((await issueTitles(api, sameYear)).status).toBe(409);
    expect((await issueTitles(api, nextYear)).status).toBe(200);
    expect((await api.call('GET', '/genders')).headers.get('birrete-extras')).toMatch(
      /\byearly-registers\b/,
    );
  });
});

describe('a ceremony that is moved to another year', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());

  const move = (api: TestApi, id: number, change: object) =>
    api.asAdmin('PUT', `/ceremonies/${id}`, {
      ...sampleCeremony,
      ...numbers,
      status: 'COMPLETADO',
      ...change,
    });

  test('has its later corrections in the yearly register of its titles', async () => {
    const api = await startWith('by-ceremony', database.url);
    const moved = await completed(api, 'Perez', { ceremony_date: '2026-12-10' });
    expect((await issueTitles(api, moved)).status).toBe(200);
    const next = { record_initial: 'R-002', assigned_initial: 'S-002', folio_initial: 'T-002' };
    const other = await completed(api, 'Abad', { ...next, ceremony_date: '2026-12-11' });
    expect((await issueTitles(api, other)).status).toBe(200);
    expect((await move(api, moved, { ceremony_date: '2027-01-15' })).status).toBe(200);
    await enforceRegisters(api.database.kysely, 'by-year', testNow);

    const [title] = await registeredTitles(api, moved);
    const rectified = await api.asAdmin('POST', `/titles/${title?.id}/rectification`, {
      ...title,
      last_name: 'Pérez',
      degree_title: title?.degree_title ?? 'Licenciada',
      resolution_number: 'CU-1',
      resolution_date: '2026-06-10',
      resolution_body: 'Consejo Universitario',
      resolution_reason: 'El apellido se escribió sin tilde.',
    });
    expect(rectified.status).toBe(201);
    const titles = await registeredTitles(api, moved);
    expect(titles.map(({ record_registry }) => record_registry).toSorted()).toEqual([
      'R-001',
      'R-003',
    ]);
    await api.close();
  });

  test('stays in its year once titles are in the register of that year', async () => {
    const api = await startWith('by-year', database.url);
    const from = { record_initial: 'Y-001', assigned_initial: 'Y-001', folio_initial: 'Y-001' };
    const id = await completed(api, 'Zea', { ...from, ceremony_date: '2026-12-10' });
    expect((await move(api, id, { ...from, ceremony_date: '2027-01-14' })).status).toBe(200);
    expect((await issueTitles(api, id)).status).toBe(200);
    expect((await move(api, id, { ...from, ceremony_date: '2027-02-01' })).status).toBe(200);
    const refused = await move(api, id, { ...from, ceremony_date: '2026-12-10' });
    expect(refusal(refused)).toEqual([
      409,
      'La fecha debe ser de 2027: este acto de grado ya tiene 1 título emitido en el registro de ese año.',
    ]);
    expect(declinedFields(refused)).toEqual(['ceremony_date']);
    await api.close();
  });
});

describe('the setting of a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());

  test('is unchanged by a start without the variable, and changed by one with it', async () => {
    const steps = [
      [undefined, 'by-ceremony'],
      ['one', 'one'],
      [undefined, 'one'],
      ['by-year', 'by-year'],
      ['by-ceremony', 'by-ceremony'],
    ] as const;
    for (const [registers, enforced] of steps) {
      const api = await startWith(registers, database.url);
      expect(await readEnforced(api.database.kysely)).toBe(enforced);
      await api.close();
    }
  });

  test('cannot become one register where two titles share a number', async () => {
    const api = await startWith('by-ceremony', database.url);
    const [first, second] = [await completed(api, 'Ñáñez'), await completed(api, 'Abad')];
    expect((await issueTitles(api, first)).status).toBe(200);
    expect((await issueTitles(api, second)).status).toBe(200);
    const { kysely } = api.database;
    const change = enforceRegisters(kysely, 'one', testNow);
    await expect(change).rejects.toThrow(
      /BIRRETE_REGISTERS=one is impossible: .* series acta \(1\), first R-001: AG-/,
    );
    await expect(startWith('by-year', database.url)).rejects.toThrow('impossible');
    expect(await readEnforced(kysely)).toBe('by-ceremony');
    await api.close();
  });
});
