import { parseIdentityNumber } from './identity-number.ts';
import { findingsOfName, type NameFinding } from './name-findings.ts';
import type { PersonName } from './person-name.ts';

/** A reason to look at a person's data again. Neither a name nor a number is refused for it. */
export type PersonFinding =
  | NameFinding
  /** The number of the document has hardly any characters, or no digit. */
  | { readonly kind: 'incomplete-number'; readonly field: 'idNumber' };

/** The name and the identity document of a person. */
export interface IdentifiedPerson extends PersonName {
  readonly identificationType?: string | undefined;
  readonly idNumber?: string | undefined;
}

/** The findings on the name, then on the number of the document. An empty or missing number has none. */
export function findingsOfPerson(person: IdentifiedPerson): readonly PersonFinding[] {
  const { identificationType = '', idNumber = '' } = person;
  const isDoubtful = idNumber.trim() !== '' && isIncomplete(identificationType, idNumber);
  const ofNumber = isDoubtful ? [{ kind: 'incomplete-number', field: 'idNumber' } as const] : [];
  return [...findingsOfName(person), ...ofNumber];
}

/** The shortest numbers in use: old cédulas with five digits, and those of Panama such as '8-12-345'. */
const shortestNumber = 5;

function isIncomplete(type: string, text: string): boolean {
  const { core } = parseIdentityNumber(type, text);
  return core.length < shortestNumber || !/\d/.test(core);
}
