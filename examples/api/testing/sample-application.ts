import { careerAnswer, publicCeremonyAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { dataOf, type TestApi } from './test-api.ts';

/** A valid body for an application, without ceremony and career. */
export const samplePerson = {
  identification_type: 'CI',
  id_number: '12.345.678',
  first_name: 'María-José',
  last_name: "D'Angelo",
  second_last_name: 'Ñáñez',
  email: 'maria.jose@correo.edu',
  date_of_birth: '2001-03-05',
  place_of_birth: 'Mérida',
  gender_id: 2,
};

/** Reads the first open ceremony and the first career from the public lists. */
export async function offeredChoices(api: TestApi) {
  const ceremonies = dataOf(
    await api.call('GET', '/public/ceremonies'),
    v.array(publicCeremonyAnswer),
  );
  const careers = dataOf(await api.call('GET', '/public/careers'), v.array(careerAnswer));
  const ceremony = ceremonies.find(({ status }) => status === 'ABIERTO');
  const [career] = careers;
  if (ceremony === undefined || career === undefined) throw new Error('The demo offers nothing');
  return { ceremony_id: ceremony.id, career_id: career.id };
}
