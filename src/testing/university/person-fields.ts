import {
  type ChoiceField,
  type EverRequired,
  ruleOf,
  type StudentField,
  studentFields,
  type WireName,
  wireNameOf,
} from '../../domain/application/field-names.ts';

/** A person as the registry holds it: part of an application, under the names of the wire. */
export type PersonFields = {
  -readonly [Name in StudentField as WireName<Name>]: Name extends ChoiceField
    ? number
    : Name extends EverRequired
      ? string
      : string | null;
};

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
