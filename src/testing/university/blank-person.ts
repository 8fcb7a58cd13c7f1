import {
  ruleOf,
  type StudentField,
  studentFields,
  wireNameOf,
} from '../../domain/application/field-names.ts';
import type { PersonFields } from './rows.ts';

/** What a field holds that nobody filled in: null, but the empty text where graduates are asked for one. */
export function blankOf(name: StudentField): string | number | null {
  const { apply, kind } = ruleOf(name);
  if (kind === 'choice') return 0;
  return apply === 'required' || apply === 'waivable' ? '' : null;
}

/** A person of whom nothing is known. */
export const blankPerson = Object.fromEntries(
  studentFields.map((name) => [wireNameOf(name), blankOf(name)]),
) as PersonFields;
