import {
  advanceRegistryNumber,
  formatRegistryNumber,
  numberKey,
  parseRegistryNumber,
  type Register,
  registers,
} from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { CeremonyRow } from '../ceremonies/ceremonies.query.ts';
import type { Schema } from '../database/schema.ts';
import { readSeries, type SeriesState } from '../titles/graduates.query.ts';
import { readEnforced, registryKey } from '../titles/registers.ts';

type Places = Record<`${Register}_place`, number> & Record<`${Register}_registry`, string>;

/** Numbers to look at in one statement. */
const candidates = 500;

/**
 * The next places of a ceremony's three series, with numbers that no title of the same register has: where ceremonies
 * share a register, the numbers after a ceremony's last one may belong to another. Call it with the ceremony's row locked.
 */
export async function nextFreePlaces(trx: Kysely<Schema>, ceremony: CeremonyRow): Promise<Places> {
  const series = await readSeries(trx, ceremony);
  const policy = await readEnforced(trx);
  const year = policy === 'by-year' ? Number(ceremony.ceremony_date.slice(0, 4)) : undefined;
  const found = await Promise.all(
    registers.map(async (register) => {
      const { place, number } =
        policy === 'by-ceremony'
          ? numbersFrom(series[register], 1).next
          : await nextFree(trx, register, series[register], year);
      return [
        [`${register}_place`, place],
        [`${register}_registry`, number],
      ] as const;
    }),
  );
  return Object.fromEntries(found.flat()) as Places;
}

async function nextFree(
  trx: Kysely<Schema>,
  register: Register,
  state: SeriesState,
  year: number | undefined,
): Promise<{ place: number; number: string }> {
  for (let from = state.nextPlace; ; from += candidates) {
    const { all } = numbersFrom({ ...state, nextPlace: from }, candidates);
    const keys = all.map(({ number }) => numberKey(number));
    let query = trx
      .selectFrom('issued_titles')
      .select(registryKey(register).as('key'))
      .where(sql<boolean>`${registryKey(register)} = any(${keys}::text[])`);
    // The year is that of the title's ceremony when it was issued, as in the unique index.
    if (year !== undefined) {
      query = query.where(sql<boolean>`extract(year from ceremony_date) = ${year}`);
    }
    const taken = new Set((await query.execute()).map(({ key }) => key));
    const free = all.find(({ number }) => !taken.has(numberKey(number)));
    if (free !== undefined) return free;
  }
}

/** Some numbers of a series from a place on; the initial number has a digit. */
function numbersFrom({ initial, nextPlace }: SeriesState, count: number) {
  const first = parseRegistryNumber(initial);
  if (first === undefined) throw new Error('An initial number has no digit');
  const at = (place: number) => ({
    place,
    number: formatRegistryNumber(advanceRegistryNumber(first, place)),
  });
  return {
    next: at(nextPlace),
    all: Array.from({ length: count }, (_, index) => at(nextPlace + index)),
  };
}
