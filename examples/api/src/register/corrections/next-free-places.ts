import {
  advanceRegistryNumber,
  formatRegistryNumber,
  type IsoDate,
  numberKey,
  parseRegistryNumber,
  type Register,
  type RegisterPolicy,
  registers,
  sharesBook,
} from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import { lockName } from '#platform/database/named-lock.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { CeremonyRow } from '../ceremonies/ceremonies.query.ts';
import { readEnforced } from '../ceremonies/enforced-registers.ts';
import { readSeries, type SeriesState } from '../titles/graduates.query.ts';
import { registryKey } from '../titles/registers.ts';

type Places = Record<`${Register}_place`, number> & Record<`${Register}_registry`, string>;

/** Numbers to look at in one statement. */
const candidates = 500;

/**
 * The next places of a ceremony's three series, with numbers that no title of the same book has: where ceremonies share
 * one, the numbers after a ceremony's last one may belong to another. Call it with the ceremony's row locked. Rectifications
 * of all ceremonies follow one another from here on.
 *
 * @param day the day of the ceremony as the title states it, which decides the yearly register: the ceremony may have been
 *   moved since
 */
export async function nextFreePlaces(
  trx: Kysely<Schema>,
  ceremony: CeremonyRow,
  day: IsoDate,
): Promise<Places> {
  // Two ceremonies that continue one book have different rows, and without a shared register no index refuses one number.
  await lockName(trx, 'next_free_places');
  const series = await readSeries(trx, ceremony);
  const policy = await readEnforced(trx);
  const found = await Promise.all(
    registers.map(async (register) => {
      const book = { register, policy, ceremony, day, state: series[register] };
      const { place, number } = await nextFree(trx, book);
      return [
        [`${register}_place`, place],
        [`${register}_registry`, number],
      ] as const;
    }),
  );
  return Object.fromEntries(found.flat()) as Places;
}

interface Book {
  readonly register: Register;
  readonly policy: RegisterPolicy;
  readonly ceremony: CeremonyRow;
  readonly day: IsoDate;
  readonly state: SeriesState;
}

async function nextFree(
  trx: Kysely<Schema>,
  book: Book,
): Promise<{ place: number; number: string }> {
  const { state } = book;
  for (let from = state.nextPlace; ; from += candidates) {
    const all = numbersFrom({ ...state, nextPlace: from });
    const taken = await findTaken(
      trx,
      book,
      all.map(({ number }) => numberKey(number)),
    );
    const free = all.find(({ number }) => !taken.has(numberKey(number)));
    if (free !== undefined) return free;
  }
}

/** Those of the numbers that titles of other ceremonies in the same book have. */
async function findTaken(
  trx: Kysely<Schema>,
  { register, policy, ceremony, day, state }: Book,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const key = registryKey(register);
  let query = trx
    .selectFrom('issued_titles as t')
    .innerJoin('ceremonies as c', 'c.id', 't.ceremony_id')
    .select([key.as('key'), `c.${register}_initial as initial`])
    .where('c.id', '<>', ceremony.id)
    .where(sql<boolean>`${key} = any(${keys}::text[])`);
  if (policy === 'by-year') {
    // The year is that of the title's ceremony when it was issued, as in the unique index.
    const year = Number(day.slice(0, 4));
    query = query.where(sql<boolean>`extract(year from t.ceremony_date) = ${year}`);
  }
  const holders = await query.execute();
  const ofBook = holders.filter(({ initial }) => sharesBook(policy, state.initial, initial));
  return new Set(ofBook.map((holder) => holder.key));
}

/** Numbers of a series from a place on; the initial number has a digit. */
function numbersFrom({ initial, nextPlace }: SeriesState) {
  const first = parseRegistryNumber(initial);
  if (first === undefined) throw new Error('An initial number has no digit');
  const at = (place: number) => ({
    place,
    number: formatRegistryNumber(advanceRegistryNumber(first, place)),
  });
  return Array.from({ length: candidates }, (_, index) => at(nextPlace + index));
}
