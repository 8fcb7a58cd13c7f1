import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { confirmAll, openCeremony } from '#testing/graduates.ts';
import { holdInserts } from '#testing/hold-inserts.ts';
import { offeredChoices } from '#testing/sample-application.ts';
import { startTwoApis, type TwoApis } from '#testing/test-api.ts';

let two: TwoApis;
beforeAll(async () => {
  two = await startTwoApis();
});
afterAll(() => two?.close());

test('a ceremony that is deleted while one of its applications is confirmed leaves the trail whole', async () => {
  const [one, other] = two.apis;
  const { career_id } = await offeredChoices(one);
  const ceremonyId = await openCeremony(one);
  const [id = 0] = await confirmAll(one, ceremonyId, [{ career_id }]);
  await one.asAdmin('PATCH', `/applications/${id}/reject`, { notes: 'Falta la solvencia' });
  // A sign-in waits for the end of the trail, which the confirmation will hold.
  await other.asAdmin('GET', '/genders');

  const held = await holdInserts(two.url, 'audit_entries', `new.action = 'confirmed'`);
  const confirming = one.asAdmin('PATCH', `/applications/${id}/confirm`, {});
  await held.paused(1);
  const deleting = other.asAdmin('DELETE', `/ceremonies/${ceremonyId}`);
  await held.waitingForRow(1);
  await held.release();

  expect((await confirming).status).toBe(200);
  expect((await deleting).status).toBe(200);
  expect(await verifyAudit(one.database.kysely)).toMatchObject({ status: 'whole' });
});
