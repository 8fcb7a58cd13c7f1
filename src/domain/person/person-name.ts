import { isNameField, type NameField, studentFields } from '../application/field-names.ts';

/** The fields of a person's name. A part may be blank or missing. */
export type PersonName = { readonly [Name in NameField]?: string | null | undefined };

/** Given names, then surnames: the order in which they are read. */
export const nameFields = studentFields.filter(isNameField);

/** Joins the parts of a name in one line; what is missing, blank or without letters leaves no gap. */
export function joinPersonName(person: PersonName): string {
  return joinNameParts(presentName(person));
}

/**
 * The parts of a name that have a letter of any alphabet. '-' and '.' are what people type for a part that they don't
 * have. A name without any letter stays.
 */
export function presentName<Name extends PersonName>(person: Name): Name {
  const absent = nameFields.filter((field) => !/\p{L}/u.test(person[field] ?? ''));
  if (absent.length === nameFields.length) return person;
  return { ...person, ...Object.fromEntries(absent.map((field) => [field, null])) };
}

/** Joins the parts of a name as an issued title states it. */
export function joinNameParts(person: PersonName): string {
  return nameFields
    .map((field) => person[field]?.trim().replace(/\s+/g, ' ') ?? '')
    .filter((part) => part !== '')
    .join(' ');
}
