import { compareSpanish } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

/** The content of a ceremony's registers: the application ids, and the sorted numbers of each series. */
export interface Registers {
  readonly applications: number[];
  readonly acta: string[];
  readonly asignado: string[];
  readonly folio: string[];
}

/** Reads the issued titles of a ceremony from the database. */
export async function readRegisters(
  kysely: Kysely<Schema>,
  ceremonyId: number,
): Promise<Registers> {
  const titles = await kysely
    .selectFrom('issued_titles')
    .select(['application_id', 'record_registry', 'assigned_registry', 'folio_registry'])
    .where('ceremony_id', '=', ceremonyId)
    .execute();
  return {
    applications: titles.map((title) => title.application_id).sort((a, b) => a - b),
    acta: titles.map((title) => title.record_registry).sort(compareSpanish),
    asignado: titles.map((title) => title.assigned_registry).sort(compareSpanish),
    folio: titles.map((title) => title.folio_registry).sort(compareSpanish),
  };
}

/**
 * The expected registers if each of these applications has one title, and the series begin at `unbrokenFrom`.
 */
export function unbrokenRegisters(applications: readonly number[]): Registers {
  const numbers = applications.map((_, index) => String(index + 1));
  return {
    applications: [...applications].sort((a, b) => a - b),
    acta: numbers.map((number) => number.padStart(4, '0')),
    asignado: numbers.map((number) => `A-${number.padStart(4, '0')}`),
    folio: numbers,
  };
}

/** The initial numbers for `unbrokenRegisters`. */
export const unbrokenFrom = {
  record_initial: '0001',
  assigned_initial: 'A-0001',
  folio_initial: '1',
};
