import type { Kysely } from 'kysely';
import { inChunks } from '#platform/database/in-chunks.ts';
import type { Schema } from '#platform/database/schema.ts';
import { sealConfirmed } from './seal-stored.ts';

/** The number of applications to store, with their ceremony and careers. */
export interface Graduates {
  readonly ceremonyId: number;
  readonly careerIds: readonly number[];
  readonly count: number;
}

const surnames = ['Álvarez', 'Ñáñez', 'Nuñez', 'Núñez', 'Oca', 'Zambrano', "D'Angelo", 'Peña'];

/**
 * Stores confirmed applications for alternating careers directly in the database, because thousands of API calls would
 * take minutes.
 * @returns their ids.
 */
export async function storeConfirmed(
  kysely: Kysely<Schema>,
  { ceremonyId, careerIds, count }: Graduates,
): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, index) => ceremonyId * 10_000 + index);
  const stored = await inChunks(numbers, (chunk) =>
    kysely
      .insertInto('applications')
      .values(chunk.map((number) => ({ ...describe(number, careerIds), ceremony_id: ceremonyId })))
      .returning('id')
      .execute(),
  );
  await sealConfirmed(kysely);
  return stored.map(({ id }) => id);
}

function describe(number: number, careerIds: readonly number[]) {
  const pick = <T>(choices: readonly T[], step = 1): T => {
    const choice = choices[Math.floor(number / step) % choices.length];
    if (choice === undefined) throw new Error('Nothing to choose from');
    return choice;
  };
  return {
    application_code: `AG-2026-${number}`,
    code_year: 2026,
    code_number: number,
    status: 'CONFIRMADA' as const,
    career_id: pick(careerIds),
    person_key: `v:${20_000_000 + number}`,
    identification_type: 'CI',
    id_number: String(20_000_000 + number),
    first_name: 'María José',
    last_name: pick(surnames, 3),
    second_last_name: pick(surnames, 7),
    email: `graduado-${number}@correo.edu`,
    date_of_birth: '2001-03-05',
    place_of_birth: 'Mérida',
    gender_id: pick([1, 2], 5),
    applied_at: new Date('2026-06-01T12:00:00Z'),
  };
}
