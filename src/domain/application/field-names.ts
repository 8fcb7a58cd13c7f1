import type { CalendarDate } from '../calendar/calendar-date.ts';
import { applicationFields, type FieldRule } from './application-fields.ts';

type Fields = typeof applicationFields;
export type FieldName = keyof Fields;

/** The fields whose rule has these traits. Distributes over the names, because each rule has another type. */
type FieldWith<Traits> = {
  [Name in FieldName]: Fields[Name] extends Traits ? Name : never;
}[FieldName];

export type ChoiceField = FieldWith<{ kind: 'choice' }>;
export type DateField = FieldWith<{ kind: 'date' }>;
export type TextField = Exclude<FieldName, ChoiceField | DateField>;

/** The parts of a person's name: most screens show them as one. */
export type NameField = FieldWith<{ group: 'name' }>;
/** The identity document: its type and its number read as one. */
type IdentificationField = FieldWith<{ group: 'identification' }>;
/** The fields of the person, not of the application. */
export type StudentField = Exclude<
  FieldName,
  FieldWith<{ group: 'ceremony' | 'career' | 'notes' }>
>;
/** The fields of the wizard. */
export type ApplyField = FieldWith<{ apply: string }>;
/** The fields that an administrator may edit. */
export type EditField = FieldWith<{ edit: string }>;
/** The fields that the look-up shows to anyone who knows the code. */
export type StatusField = FieldWith<{ status: string }>;

/** A field's value: the id of what was chosen, a day, or a text. */
export type FieldValue<Name extends FieldName> = Name extends ChoiceField
  ? number
  : Name extends DateField
    ? CalendarDate
    : string;

/** The fields that the wizard may never leave empty. */
export type AlwaysRequired = FieldWith<{ apply: 'required' }>;

/** The fields that it requires of somebody. */
export type EverRequired = FieldWith<{ apply: 'required' | 'waivable' }>;

/** A field's name on the wire. */
export type WireName<Name extends FieldName> = Fields[Name]['wire'];

/** A field's rule, with the traits that not every field has. */
export function ruleOf(name: FieldName): FieldRule {
  return applicationFields[name];
}

/** The most characters of a text field. */
export function maxLengthOf(name: TextField): number {
  return applicationFields[name].max;
}

export function wireNameOf<Name extends FieldName>(name: Name): WireName<Name> {
  return applicationFields[name].wire;
}

const fieldNames = Object.keys(applicationFields) as readonly FieldName[];

/** Lists of names are in the order of the table. */
export const studentFields = fieldNames.filter(isStudentField);
export const applyFields = fieldNames.filter(isApplyField);
export const editFields = fieldNames.filter(isEditField);
export const statusFields = fieldNames.filter(
  (name): name is StatusField => ruleOf(name).status !== undefined,
);

export function isNameField(name: FieldName): name is NameField {
  return ruleOf(name).group === 'name';
}

export function isIdentificationField(name: FieldName): name is IdentificationField {
  return ruleOf(name).group === 'identification';
}

function isApplyField(name: FieldName): name is ApplyField {
  return ruleOf(name).apply !== undefined;
}

function isEditField(name: FieldName): name is EditField {
  return ruleOf(name).edit !== undefined;
}

function isStudentField(name: FieldName): name is StudentField {
  return !['ceremony', 'career', 'notes'].includes(ruleOf(name).group);
}

export function isChoiceField<Name extends FieldName>(name: Name): name is Name & ChoiceField {
  return ruleOf(name).kind === 'choice';
}

export function isDateField<Name extends FieldName>(name: Name): name is Name & DateField {
  return ruleOf(name).kind === 'date';
}

export function isTextField<Name extends FieldName>(name: Name): name is Name & TextField {
  return !isChoiceField(name) && !isDateField(name);
}

/** Makes a value for each of the fields. */
export function mapFields<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
