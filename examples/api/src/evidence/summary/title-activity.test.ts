import {
  correctionAnswer,
  handoverAnswer,
  type SummaryAnswer,
  summaryAnswer,
  titleAnswer,
  titleProofAnswer,
} from 'birrete/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeCeremony, confirmAll, openCeremony } from '#testing/graduates.ts';
import { offeredChoices } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { lookUpProof: 'document' } });
});
afterAll(() => api.close());

const registrar = 'Mariela Josefina Rondón Graterol';

async function activity(query: string): Promise<SummaryAnswer['activity']> {
  return dataOf(await api.asAdmin('GET', `/summary?${query}`), summaryAnswer).activity;
}

/** The titles of graduates with these surnames. */
async function issued(surnames: readonly string[]) {
  const ceremony = await completeCeremony(api, surnames);
  const issue = { emission_date: '08/05/2026' };
  await api.asAdmin('POST', `/titles/ceremony/${ceremony}/bulk-emit`, issue);
  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  return titles.filter(({ ceremony_id }) => ceremony_id === ceremony);
}

const resolution = {
  resolution_number: 'CU-0123-2026',
  resolution_date: '2026-06-10',
  resolution_body: 'Consejo Universitario',
  resolution_reason: 'El apellido se escribió sin tilde.',
};

test('corrections that graduates ask for, and their answers', async () => {
  const { career_id } = await offeredChoices(api);
  const [id = 0] = await confirmAll(api, await openCeremony(api), [{ career_id }]);
  const [confirmed] = await activity('object=application&limit=1');
  const code = confirmed?.object_name ?? '';
  const { rows } = await sql<{ id_number: string }>`
    select id_number from applications where id = ${id}`.execute(api.database.kysely);
  const proof = { 'Birrete-Proof': rows[0]?.id_number ?? '' };
  const path = `/public/proof/${code}`;
  const { title } = dataOf(await api.call('GET', path, undefined, proof), titleProofAnswer);
  const request = { version: title?.version, answer: 'correction', description: 'Falta una tilde' };
  const asked = dataOf(await api.call('POST', path, request, proof), titleProofAnswer);
  const decided = await api.asAdmin('PATCH', `/corrections/${asked.correction?.id}/answer`, {
    reply: 'Así consta en tu documento.',
  });
  expect(dataOf(decided, correctionAnswer).status).toBe('answered');

  const correction = { object: 'application', object_id: id, object_name: code, count: null };
  expect(await activity('object=application&limit=2')).toMatchObject([
    { ...correction, action: 'correction-answered', person_name: registrar },
    { ...correction, action: 'correction-requested', person_id: null },
  ]);
});

test('annulments, rectifications and duplicates', async () => {
  const titles = await issued(['Abreu', 'Perez', 'Zea']);
  const kinds = ['annulment', 'rectification', 'duplicate'] as const;
  for (const [index, kind] of kinds.entries()) {
    const { id, ...title } = titles[index] ?? { id: 0 };
    const texts = { ...title, last_name: 'Pérez', degree_title: 'Licenciado en Pruebas' };
    const body = kind === 'rectification' ? { ...texts, ...resolution } : resolution;
    expect((await api.asAdmin('POST', `/titles/${id}/${kind}`, body)).status).toBe(201);
  }
  const described = (index: number) => ({
    object: 'title',
    object_id: titles[index]?.id,
    object_name: titles[index]?.application_code,
    person_name: registrar,
    count: null,
  });
  expect(await activity('object=title&limit=4')).toMatchObject([
    { ...described(2), action: 'duplicated' },
    { ...described(1), action: 'rectified' },
    { ...described(0), action: 'annulled' },
    { object: 'title', action: 'issued', count: 3 },
  ]);
});

test('hand-overs of one and of several titles, and their corrections', async () => {
  const [one, ...others] = await issued(['Oca', 'Paz', 'Rey']);
  const delivery = { delivered_on: '15/06/2026', collector: { kind: 'graduate' } };
  const several = others.map(({ id }) => id).sort((a, b) => a - b);
  for (const title_ids of [several, [one?.id]]) {
    expect((await api.asAdmin('POST', '/handovers', { ...delivery, title_ids })).status).toBe(201);
  }
  const [last] = dataOf(await api.asAdmin('GET', '/handovers'), v.array(handoverAnswer));
  await api.asAdmin('POST', `/handovers/${last?.id}/correction`, {
    reason: 'Era otra persona',
    result: { kind: 'not-delivered' },
  });

  const title = { object: 'title', object_id: one?.id, object_name: one?.application_code };
  expect(await activity('object=title&limit=3')).toMatchObject([
    { ...title, action: 'handover-corrected', count: null, person_name: registrar },
    { ...title, action: 'handed-over', count: 1 },
    { action: 'handed-over', object_id: several[0], object_name: null, count: 2 },
  ]);
});
