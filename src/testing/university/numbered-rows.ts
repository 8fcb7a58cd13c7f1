import { byRegister } from '#domain/registers.ts';
import type { Numbered } from '#domain/registry/numbering/numbering.ts';
import type { ApplicationRow, CareerRow } from './rows.ts';

/** Applications with what decides their registry numbers. */
export function numberedRows<Row extends ApplicationRow>(
  applications: readonly Row[],
  careers: readonly CareerRow[],
): readonly (Numbered & { readonly row: Row })[] {
  const careerOf = new Map(careers.map((career) => [career.id, career]));
  return applications.map((row) => ({
    row,
    id: row.id,
    code: row.application_code,
    lastName: row.last_name,
    secondLastName: row.second_last_name,
    careerOrders: byRegister((register) => careerOf.get(row.career_id)?.[`${register}_order`] ?? 0),
  }));
}
