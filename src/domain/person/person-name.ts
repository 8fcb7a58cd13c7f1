import { isNameField, type NameField, studentFields } from '../application/field-names.ts';

/** The fields of a person's name. A part may be blank or missing. */
export type PersonName = { readonly [Name in NameField]?: string | null | undefined };

/** Given names, then surnames: the order in which they are read. */
const nameFields = studentFields.filter(isNameField);

/** Joins the parts of a name in one line; what is missing or blank leaves no gap. */
export function joinPersonName(person: PersonName): string {
  return nameFields
    .map((field) => person[field]?.trim().replace(/\s+/g, ' ') ?? '')
    .filter((part) => part !== '')
    .join(' ');
}
