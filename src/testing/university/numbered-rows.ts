import type { ListedPerson } from '#domain/person/person-order.ts';
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
    ...listedPersonOf(row),
    careerOrders: byRegister((register) => careerOf.get(row.career_id)?.[`${register}_order`] ?? 0),
  }));
}

/** The person of an application, as lists of people sort them. */
export function listedPersonOf(row: ApplicationRow): ListedPerson & { readonly code: string } {
  return {
    code: row.application_code,
    firstName: row.first_name,
    secondName: row.second_name,
    thirdName: row.third_name,
    lastName: row.last_name,
    secondLastName: row.second_last_name,
  };
}
