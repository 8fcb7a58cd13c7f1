import {
  numberKey,
  type Register,
  refuseTakenNumber,
  registers,
  takenNumberFinder,
} from 'birrete/rules';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { demand } from '#platform/http/failure.ts';
import { readEnforced } from '../ceremonies/enforced-registers.ts';
import { registryKey } from './registers.ts';
import { holderOf } from './title-holder.ts';

type TitleInsert = Insertable<Schema['issued_titles']>;

/**
 * Demands that no other title of the same register has one of the numbers.
 * @throws ApiFailure 409 with the holder
 */
export async function demandFreeNumbers(
  trx: Kysely<Schema>,
  titles: readonly TitleInsert[],
): Promise<void> {
  const policy = await readEnforced(trx);
  const [first] = titles;
  if (policy === 'by-ceremony' || first === undefined) return;
  const year = Number(first.ceremony_date.slice(0, 4));
  const planned = titles.map(registryNumbers);
  const rows = await Promise.all(
    registers.map((register) =>
      findHolders(
        trx,
        register,
        planned.map((numbers) => numbers[register]),
        policy === 'one' ? undefined : year,
      ),
    ),
  );
  const holders = rows.flat().map((row) => ({
    registry: registryNumbers(row),
    fullName: holderOf(row),
  }));
  demand(refuseTakenNumber(planned.flatMap(takenNumberFinder(planned, holders))));
}

type Registry = Pick<TitleInsert, `${Register}_registry`>;

function registryNumbers(row: Registry): Record<Register, string> {
  return {
    record: row.record_registry,
    assigned: row.assigned_registry,
    folio: row.folio_registry,
  };
}

function findHolders(
  trx: Kysely<Schema>,
  register: Register,
  numbers: readonly string[],
  year: number | undefined,
) {
  const keys = numbers.map((number) => numberKey(number));
  let query = trx
    .selectFrom('issued_titles')
    .select(['record_registry', 'assigned_registry', 'folio_registry'])
    .select(['first_name', 'middle_name', 'third_name', 'last_name', 'second_last_name'])
    .where(sql<boolean>`${registryKey(register)} = any(${keys}::text[])`);
  if (year !== undefined)
    query = query.where(sql<boolean>`extract(year from ceremony_date) = ${year}`);
  return query.execute();
}
