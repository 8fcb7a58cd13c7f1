import {
  ruleOf,
  type StudentField,
  studentFields,
  wireNameOf,
} from '#domain/application/field-names.ts';
import type { PersonFields } from '../rows.ts';

/** The value of an empty field: null, or the empty text where the wizard requires one. */
function blankOf(name: StudentField): string | number | null {
  const { apply, kind } = ruleOf(name);
  if (kind === 'choice') return 0;
  return apply === 'required' || apply === 'waivable' ? '' : null;
}

/** A person without data. */
export const blankPerson = Object.fromEntries(
  studentFields.map((name) => [wireNameOf(name), blankOf(name)]),
) as PersonFields;
