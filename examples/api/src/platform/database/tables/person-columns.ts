import { personAnswer, publicPersonAnswer } from 'birrete/contract';
import type { PersonName } from 'birrete/rules';
import * as v from 'valibot';

/** The person of an application, as columns. */
export type PersonRow = v.InferOutput<typeof personAnswer>;

/** A column of `applications` that holds the person. */
type PersonColumn = keyof PersonRow;

/** The columns of `applications` that hold the person. */
export const personColumns = v.keyof(personAnswer).options;

/** The columns of the person that the status look-up answers. */
export const publicPersonColumns = v.keyof(publicPersonAnswer).options;

/** The columns of a person's name. */
export const nameColumns = [
  'first_name',
  'middle_name',
  'third_name',
  'last_name',
  'second_last_name',
] as const satisfies readonly PersonColumn[];

/** The columns of the person that a title copies when it is issued. */
export const titlePersonColumns = [
  'identification_type',
  'id_number',
  ...nameColumns,
] as const satisfies readonly PersonColumn[];

/** The columns of the person that documents print or depend on, and that the title does not copy. */
export const documentPersonColumns = [
  'gender_id',
  'date_of_birth',
  'place_of_birth',
] as const satisfies readonly PersonColumn[];

/** The columns of a table, by its alias in a query. */
export function columnsOf<Alias extends string, Column extends string>(
  alias: Alias,
  columns: readonly Column[],
) {
  return columns.map((column) => `${alias}.${column}` as const);
}

/** Converts the columns of the name to the domain's name. */
export function personNameOf(row: Pick<PersonRow, (typeof nameColumns)[number]>): PersonName {
  return {
    firstName: row.first_name,
    secondName: row.middle_name,
    thirdName: row.third_name,
    lastName: row.last_name,
    secondLastName: row.second_last_name,
  };
}

/**
 * The values of an erased person: nothing in each column of the contract but the gender, which the wording of the title
 * shows.
 * @throws Error if a column of the contract has no blank value
 */
export function erasedPerson(): Partial<PersonRow> {
  const { gender_id: _, ...erased } = personAnswer.entries;
  const blanks = Object.entries(erased).map(([column, schema]) => [
    column,
    blankOf(column, schema),
  ]);
  return Object.fromEntries(blanks);
}

function blankOf(column: string, schema: v.GenericSchema): null | '' {
  for (const blank of [null, ''] as const) if (v.is(schema, blank)) return blank;
  throw new Error(`An erased person has no value for ${column}`);
}
