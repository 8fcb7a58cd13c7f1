import { applyAnswer, careerAnswer, ceremonyAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { samplePerson } from './sample-application.ts';
import { type Answer, dataOf, type TestApi } from './test-api.ts';

/** A graduate: a career, and the differences from the sample person. */
export interface Graduate extends Partial<typeof samplePerson> {
  readonly career_id: number;
}

/** A ceremony as the form sends it. */
export const sampleCeremony = {
  name: 'Acto de prueba',
  ceremony_date: '2026-07-24',
  ceremony_location: 'Aula Magna',
  record_initial: '098',
  assigned_initial: 'A-001',
  folio_initial: '0001',
};

/** Creates an open ceremony through the API. */
export async function openCeremony(api: TestApi, change: object = {}): Promise<number> {
  const answer = await api.asAdmin('POST', '/ceremonies', { ...sampleCeremony, ...change });
  return dataOf(answer, ceremonyAnswer).id;
}

/** Submits and confirms an application for each graduate. @returns the application ids in order. */
export async function confirmAll(
  api: TestApi,
  ceremony_id: number,
  graduates: readonly Graduate[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, graduate] of graduates.entries()) {
    const id_number = String(60_000_000 + ceremony_id * 10_000 + index);
    const body = { ...samplePerson, id_number, ceremony_id, ...graduate };
    const { id } = dataOf(await api.call('POST', '/public/apply', body), applyAnswer);
    await api.asAdmin('PATCH', `/applications/${id}/confirm`, { notes: null });
    ids.push(id);
  }
  return ids;
}

/** Creates a completed ceremony with a graduate of each of these surnames. @returns its id. */
export async function completeCeremony(
  api: TestApi,
  surnames: readonly string[],
  change: object = {},
): Promise<number> {
  const id = await openCeremony(api, change);
  const careers = dataOf(await api.asAdmin('GET', '/careers'), v.array(careerAnswer));
  const career = careers.find(({ is_active }) => is_active === 1);
  if (career === undefined) throw new Error('The demo has no active career');
  const graduates = surnames.map((last_name) => ({ career_id: career.id, last_name }));
  await confirmAll(api, id, graduates);
  await api.asAdmin('POST', `/ceremonies/${id}/complete`);
  return id;
}

/** Issues the titles of a ceremony. */
export function issueTitles(api: TestApi, ceremonyId: number): Promise<Answer> {
  const issue = { emission_date: '30/07/2026' };
  return api.asAdmin('POST', `/titles/ceremony/${ceremonyId}/bulk-emit`, issue);
}

/** Sets opposite orders for two careers in the three series. */
export async function twoCareers(api: TestApi): Promise<{ first: number; second: number }> {
  const careers = dataOf(await api.asAdmin('GET', '/careers'), v.array(careerAnswer));
  const [a, b] = careers.filter(({ is_active }) => is_active === 1);
  if (a === undefined || b === undefined) throw new Error('The demo has too few careers');
  const order = (career: typeof a, orders: object) =>
    api.asAdmin('PUT', `/careers/${career.id}`, {
      name: career.name,
      type_id: career.career_type_id,
      faculty_id: career.faculty_id,
      ...orders,
    });
  await order(a, { record_order: 1, assigned_order: 2, folio_order: 1 });
  await order(b, { record_order: 2, assigned_order: 1, folio_order: 2 });
  return { first: a.id, second: b.id };
}
