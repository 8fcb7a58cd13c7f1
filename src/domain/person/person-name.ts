import type { NameField } from '../application/field-names.ts';
import { compareSpanish } from '../text/spanish-order.ts';

/** The parts of a person's name in the order they are read: given names, then surnames. */
export interface PersonName {
  readonly first: string;
  readonly second?: string | undefined;
  readonly third?: string | undefined;
  readonly last: string;
  readonly secondLast?: string | undefined;
}

/** The parts of a name as the fields of an application hold them; a blank optional part is left out. */
export function personNameOf(
  fields: {
    readonly [Name in NameField]?: string | undefined;
  },
): PersonName {
  const { firstName = '', secondName, thirdName, lastName = '', secondLastName } = fields;
  return {
    first: firstName,
    second: secondName || undefined,
    third: thirdName || undefined,
    last: lastName,
    secondLast: secondLastName || undefined,
  };
}

/** The whole name in one line; what is missing or blank leaves no gap. */
export function joinPersonName({ first, second, third, last, secondLast }: PersonName): string {
  return [first, second, third, last, secondLast]
    .map((part) => part?.trim().replace(/\s+/g, ' ') ?? '')
    .filter((part) => part !== '')
    .join(' ');
}

type Surnames = Pick<PersonName, 'last' | 'secondLast'>;

/** The order of a register: by the first surname, then the second, in Spanish. */
export function compareSurnames(a: Surnames, b: Surnames): number {
  return compareSpanish(a.last, b.last) || compareSpanish(a.secondLast ?? '', b.secondLast ?? '');
}
