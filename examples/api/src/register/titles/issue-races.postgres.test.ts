// @module-tag rare
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releaseNumber } from '#applications/release-number.ts';
import { openCeremony, twoCareers } from '#testing/graduates.ts';
import { holdIssue } from '#testing/issue/hold-issue.ts';
import { readRegisters, unbrokenFrom, unbrokenRegisters } from '#testing/registers.ts';
import { type PressResult, type ServedApi, serveAdministrators } from '#testing/served-api.ts';
import { storeConfirmed } from '#testing/store-graduates.ts';
import { startTwoApis, type TestApi, type TwoApis } from '#testing/test-api.ts';

let two: TwoApis;
let served: ServedApi[] = [];
let careerIds: number[];

beforeAll(async () => {
  two = await startTwoApis({ connections: 30 });
  served = await Promise.all(two.apis.map(serveAdministrators));
  const { first, second } = await twoCareers(api());
  careerIds = [first, second];
});
afterAll(async () => {
  for (const one of served) await one.close();
  await two?.close();
});

const api = (): TestApi => two.apis[0];

/** Somebody presses, at one of the two processes. */
function press(index: number, ceremonyId: number, signal?: AbortSignal): Promise<PressResult> {
  const one = served[index % served.length];
  if (one === undefined) throw new Error('No API is served');
  return one.press(index, ceremonyId, signal);
}

async function completedCeremony(count: number) {
  const id = await openCeremony(api(), unbrokenFrom);
  const applications = await storeConfirmed(api().database.kysely, {
    ceremonyId: id,
    careerIds,
    count,
  });
  await api().asAdmin('POST', `/ceremonies/${id}/complete`);
  return { id, applications };
}

/** Everybody who learned nothing presses again, as a person would; the others' counts are in. */
async function repeat(
  answers: readonly PressResult[],
  again: (index: number) => Promise<PressResult>,
): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    if (answer.kind === 'issued') continue;
    if (answer.kind === 'refused') expect(answer).toEqual(unavailable);
    expect(await again(index)).toMatchObject({ kind: 'issued' });
  }
}

const unavailable = {
  kind: 'refused',
  status: 503,
  message: 'El servicio no está disponible en este momento. Intenta nuevamente en unos segundos.',
};

const twenty = Array.from({ length: 20 }, (_, index) => index);

describe('while a ceremony is issued', () => {
  test('a document’s number is not taken from a title that is just being written', async () => {
    const { id } = await completedCeremony(3);
    const { kysely } = api().database;
    const { application_code, ...document } = await kysely
      .selectFrom('applications')
      .select(['application_code', 'identification_type', 'id_number'])
      .where('ceremony_id', '=', id)
      .executeTakeFirstOrThrow();
    const held = await holdIssue(two.url, 1);
    const issuing = press(0, id);
    await held.paused(1);
    const released = releaseNumber(
      kysely,
      {
        identificationType: document.identification_type,
        idNumber: document.id_number,
        reason: 'No era su documento',
      },
      { actor: { id: null, name: 'release command' }, at: new Date(), requestId: 'command' },
    );
    await held.waitingForRow(1);
    await held.release();
    expect(await issuing).toEqual({ kind: 'issued', count: 3 });
    expect(await released).toEqual({ released: [], issued: [application_code] });
  });
});

describe('20 administrators who issue', () => {
  test('the same ceremony of 2,000 issue each title once, even if a connection breaks in the middle', async () => {
    const { id, applications } = await completedCeremony(2_000);
    const held = await holdIssue(two.url, 1_000);
    const browser = new AbortController();
    const pressed = twenty.map((index) => press(index, id, index < 5 ? browser.signal : undefined));
    for (let cuts = 0; cuts < 3; cuts += 1) await held.cut(await held.paused(1));
    await held.paused(1);
    await held.cut((await held.waitingForRow(2)).slice(0, 2));
    browser.abort();
    await held.release();

    const answers = await Promise.all(pressed);
    expect(answers.filter(({ kind }) => kind === 'refused').length).toBeGreaterThan(0);
    await repeat(answers, (index) => press(index, id));
    const registers = await readRegisters(api().database.kysely, id);
    expect(registers).toEqual(unbrokenRegisters(applications));
  });

  test('20 ceremonies, all cut or let go in the middle, leave 20 whole registers', async () => {
    const ceremonies: Awaited<ReturnType<typeof completedCeremony>>[] = [];
    for (const index of twenty) ceremonies.push(await completedCeremony(15 + index));
    const held = await holdIssue(two.url, 10);
    const browser = new AbortController();
    const pressed = ceremonies.map(({ id }, index) =>
      press(index, id, index < 5 ? browser.signal : undefined),
    );
    await held.cut((await held.paused(20)).slice(0, 8));
    browser.abort();
    await held.release();

    const answers = await Promise.all(pressed);
    expect(answers.filter(({ kind }) => kind === 'refused').length).toBeGreaterThan(0);
    await repeat(answers, (index) => press(index, ceremonies[index]?.id ?? 0));
    for (const { id, applications } of ceremonies) {
      const registers = await readRegisters(api().database.kysely, id);
      expect(registers).toEqual(unbrokenRegisters(applications));
    }
  });
});
