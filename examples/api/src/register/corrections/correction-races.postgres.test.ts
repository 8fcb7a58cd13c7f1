// @module-tag rare
import { titleAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { completeCeremony, issueTitles } from '#testing/graduates.ts';
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

async function issuedTitles(surnames: readonly string[]) {
  const [api] = two.apis;
  const ceremonyId = await completeCeremony(api, surnames, { record_initial: 'K-1' });
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
