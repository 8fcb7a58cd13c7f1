// @module-tag rare
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCeremony, twoCareers } from '#testing/graduates.ts';
import { holdIssue } from '#testing/issue/hold-issue.ts';
import { unbrokenFrom } from '#testing/registers.ts';
import { storeConfirmed } from '#testing/store-graduates.ts';
import { startTwoApis, type TwoApis } from '#testing/test-api.ts';
import { verifyAudit } from '../evidence/audit/verify/verify-audit.ts';
import { erasePerson } from './erase-person.ts';

let two: TwoApis;
beforeAll(async () => {
  two = await startTwoApis({ connections: 10 });
});
afterAll(() => two?.close());

test('an erasure waits for a bulk issue that is running, and keeps the title', async () => {
  const [api, other] = two.apis;
  const { kysely } = other.database;
  const { first, second } = await twoCareers(api);
  const ceremonyId = await openCeremony(api, unbrokenFrom);
  await storeConfirmed(kysely, { ceremonyId, careerIds: [first, second], count: 3 });
  const [graduate] = await kysely
    .selectFrom('applications')
    .selectAll()
    .where('ceremony_id', '=', ceremonyId)
    .execute();
  if (graduate === undefined) throw new Error('Nobody is confirmed');
  await api.asAdmin('POST', `/ceremonies/${ceremonyId}/complete`);

  const held = await holdIssue(two.url, 1);
  const issue = api.asAdmin('POST', `/titles/ceremony/${ceremonyId}/bulk-emit`, {
    emission_date: '15/06/2026',
  });
  await held.paused(1);
  const document = {
    identificationType: graduate.identification_type,
    idNumber: graduate.id_number,
  };
  const audit = { actor: { id: null, name: 'test' }, at: new Date(), requestId: 'command' };
  const erasure = kysely.transaction().execute((trx) => erasePerson(trx, document, audit));
  await held.waitingForRow(1);
  await held.release();

  expect((await issue).status).toBe(200);
  const { deleted, reduced, titles } = await erasure;
  expect(deleted).toEqual([]);
  expect(reduced).toEqual([graduate.application_code]);
  expect(titles.map(({ code }) => code)).toEqual([graduate.application_code]);
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
});
