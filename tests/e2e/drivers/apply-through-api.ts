import * as v from 'valibot';
import { applyAnswer } from '#contract/applications.ts';
import { careerAnswer, genderAnswer } from '#contract/careers.ts';
import { publicCeremonyAnswer } from '#contract/ceremonies.ts';
import type { Graduate } from './graduate.ts';

/**
 * Applies through the API, for tests that need an existing application.
 *
 * @param site the site's address.
 * @param ceremony its name. Default the first open one
 * @returns the application code
 */
export async function applyThroughApi(
  site: string,
  graduate: Graduate,
  ceremony?: string,
): Promise<string> {
  const [ceremonies, careers, genders] = await Promise.all([
    ask(`${site}/api/public/ceremonies`, v.array(publicCeremonyAnswer)),
    ask(`${site}/api/public/careers`, v.array(careerAnswer)),
    ask(`${site}/api/genders`, v.array(genderAnswer)),
  ]);
  const isMeant = ({ name, status }: (typeof ceremonies)[number]) =>
    ceremony === undefined ? status === 'ABIERTO' : name === ceremony;
  const [day, month, year] = graduate.dateOfBirth.split('/');
  const application = {
    ceremony_id: ceremonies.find(isMeant)?.id,
    career_id: careers.find(({ name }) => name === graduate.career)?.id,
    identification_type: 'CI',
    id_number: graduate.idNumber,
    first_name: graduate.firstName,
    last_name: graduate.lastName,
    second_last_name: graduate.secondLastName,
    email: graduate.email,
    date_of_birth: `${year}-${month}-${day}`,
    place_of_birth: graduate.placeOfBirth,
    gender_id: genders.find(({ name }) => name === graduate.gender)?.id,
  };
  const answer = await ask(`${site}/api/public/apply`, applyAnswer, application);
  return answer.application_code;
}

/** Reads the name of the first open ceremony. */
export async function readOpenCeremony(site: string): Promise<string> {
  const ceremonies = await ask(`${site}/api/public/ceremonies`, v.array(publicCeremonyAnswer));
  return ceremonies.find(({ status }) => status === 'ABIERTO')?.name ?? '';
}

/** The `data` of a response to GET, or to POST with a body. @throws if it has another shape */
async function ask<T>(url: string, schema: v.GenericSchema<unknown, T>, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const post = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(url, body === undefined ? {} : post);
  const { data } = v.parse(v.object({ data: v.unknown() }), await answer.json());
  return v.parse(schema, data);
}
