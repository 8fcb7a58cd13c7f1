import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoEntries, startTwoApis, type TwoApis } from '../testing/test-api.ts';
import { erasePersonal } from './erase-personal.ts';
import { verifyAudit } from './verify-audit.ts';

let two: TwoApis;
beforeAll(async () => {
  two = await startTwoApis();
});
afterAll(() => two?.close());

test('60 simultaneous changes through two processes form one chain', async () => {
  const answers = await Promise.all(
    two.apis.flatMap((api, process) =>
      Array.from({ length: 30 }, (_, index) =>
        api.asAdmin('POST', '/faculties', { name: `Facultad ${process}-${index}` }),
      ),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const { kysely } = two.apis[0].database;
  const entries = demoEntries + 62;
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole', entries, erased: 0 });
  expect(await erasePersonal(kysely, new Date('2031-06-15T12:00:00Z'))).toBe(entries);
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole', entries, erased: entries });
});
