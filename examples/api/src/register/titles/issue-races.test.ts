// @module-tag rare
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCeremony, twoCareers } from '#testing/graduates.ts';
import { readRegisters, unbrokenFrom, unbrokenRegisters } from '#testing/registers.ts';
import { type ServedApi, serveAdministrators } from '#testing/served-api.ts';
import { storeConfirmed } from '#testing/store-graduates.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

// PGlite has one connection: requests to the one process follow one another in it, and what can be
// cut is the browser's connection.

let api: TestApi;
let served: ServedApi;
let careerIds: number[];
beforeAll(async () => {
  api = await startTestApi({ inMemory: true });
  served = await serveAdministrators(api);
  const { first, second } = await twoCareers(api);
  careerIds = [first, second];
});
afterAll(async () => {
  await served.close();
  await api.close();
});

async function completedCeremony(count: number) {
  const id = await openCeremony(api, unbrokenFrom);
  const who = { ceremonyId: id, careerIds, count };
  const applications = await storeConfirmed(api.database.kysely, who);
  await api.asAdmin('POST', `/ceremonies/${id}/complete`);
  return { id, applications };
}

test.each([
  ['the same ceremony of 500', [500]],
  ['20 ceremonies', Array.from({ length: 20 }, (_, index) => 5 + index)],
])(
  '20 administrators who issue %s, some cut while they wait, issue each title once',
  async (_, sizes) => {
    const ceremonies: Awaited<ReturnType<typeof completedCeremony>>[] = [];
    for (const size of sizes) ceremonies.push(await completedCeremony(size));
    const of = (index: number) => ceremonies[index % ceremonies.length]?.id ?? 0;
    const browser = new AbortController();
    const pressed = Array.from({ length: 20 }, (_, index) =>
      served.press(index, of(index), index >= 12 ? browser.signal : undefined),
    );
    await Promise.race(pressed);
    browser.abort();
    const answers = await Promise.all(pressed);
    expect(answers.filter(({ kind }) => kind === 'cut').length).toBeGreaterThan(0);
    expect(answers.filter(({ kind }) => kind === 'refused')).toEqual([]);
    for (const [index, answer] of answers.entries()) {
      if (answer.kind === 'cut')
        expect(await served.press(index, of(index))).toMatchObject({ kind: 'issued' });
    }
    for (const { id, applications } of ceremonies) {
      const registers = await readRegisters(api.database.kysely, id);
      expect(registers).toEqual(unbrokenRegisters(applications));
    }
  },
);
