import {
  ruleOf,
  type StudentField,
  studentFields,
  type WireName,
  wireNameOf,
} from '../../domain/application/field-names.ts';
import { blankOf } from '../university/blank-person.ts';
import type { PersonFields } from '../university/rows.ts';
import {
  optionalText,
  requiredDay,
  requiredEmail,
  requiredText,
  wholeNumber,
} from './request-body.ts';
import { type WireObject, type WireShape, wireDay } from './wire-shape.ts';

/**
 * Reads the person's fields of a body, under the names of the row. The assertion holds because each kind is read as
 * the row stores it.
 *
 * @throws ApiFailure 422 when one is missing or is no email address or day.
 */
export function readStudent<Name extends StudentField>(
  body: WireObject,
  names: readonly Name[],
  use: 'apply' | 'edit',
): Pick<PersonFields, WireName<Name>> {
  const entries = names.map((name) => [wireNameOf(name), readField(body, name, use)]);
  return Object.fromEntries(entries) as Pick<PersonFields, WireName<Name>>;
}

function readField(body: WireObject, name: StudentField, use: 'apply' | 'edit') {
  const { kind, wire, editWire = wire, [use]: demand } = ruleOf(name);
  const key = use === 'edit' ? editWire : wire;
  if (kind === 'choice') return wholeNumber(body, key);
  if (kind === 'date') return requiredDay(body, key);
  if (kind === 'email') return requiredEmail(body, key);
  return demand === 'required'
    ? requiredText(body, key)
    : (optionalText(body, key) ?? blankOf(name));
}

/** The person's fields as a server answers them; the nested dialect uses the names of the edit. */
export function wireStudent(
  shape: WireShape,
  row: PersonFields,
  names: readonly StudentField[] = studentFields,
): WireObject {
  const entries = names.map((name) => {
    const { kind, wire, editWire = wire } = ruleOf(name);
    const value = row[wireNameOf(name)];
    const isDay = kind === 'date' && typeof value === 'string';
    return [shape.students === 'nested' ? editWire : wire, isDay ? wireDay(shape, value) : value];
  });
  return Object.fromEntries(entries);
}
