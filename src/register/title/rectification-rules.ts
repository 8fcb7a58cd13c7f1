import type { IsoDate } from '#contract/schema/fields.ts';
import type { Refusal } from '#contract/schema/refusal.ts';
import type { GrammaticalGender } from '#domain/degree/grammatical-gender.ts';
import { isPrintedAlike } from '#domain/registry/printed-text.ts';

type OptionalName = 'middle_name' | 'third_name' | 'second_last_name';

/** The texts of a title that a rectification may change. */
type TitleTexts = Readonly<
  Record<'first_name' | 'last_name' | 'id_number', string> &
    Record<OptionalName | 'degree_title', string | null>
>;

type CorrectedTexts = Omit<TitleTexts, OptionalName> & {
  readonly [Name in OptionalName]?: string | null | undefined;
};

/** The texts of a title after its rectification. An omitted name stays as it is. */
export function rectifiedTexts(title: TitleTexts, input: CorrectedTexts): TitleTexts {
  const { first_name, last_name, id_number, degree_title } = input;
  const { middle_name = title.middle_name, third_name = title.third_name } = input;
  const { second_last_name = title.second_last_name } = input;
  const names = { first_name, middle_name, third_name, last_name, second_last_name };
  return { ...names, id_number, degree_title };
}

/** The values that the documents of a title state beside its row, as far as a rectification may change them. */
export interface StatedValues {
  /** Date of birth. */
  readonly date_of_birth: IsoDate | null;
  /** Place of birth. */
  readonly place_of_birth: string | null;
  /** Gender of the wording; null if both forms are printed. */
  readonly gender: GrammaticalGender | null;
  /** Name of the ceremony, as the title states it. */
  readonly ceremony_name: string;
  /** Place of the ceremony. */
  readonly ceremony_location: string;
  /** The additional fields by their names. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Values that a rectification changes. An omitted one stays as it is, and a blank field is not stated any more. */
type ChangedValues = {
  readonly [Name in keyof Omit<StatedValues, 'fields'>]?: StatedValues[Name] | undefined;
} & { readonly fields?: Readonly<Record<string, string | null | undefined>> | undefined };

/** Changes the values that the documents of a title state beside its row, as its rectification does. */
export function rectifiedValues(stated: StatedValues, input: ChangedValues): StatedValues {
  const { date_of_birth = stated.date_of_birth, place_of_birth = stated.place_of_birth } = input;
  const { gender = stated.gender, ceremony_name = stated.ceremony_name } = input;
  const { ceremony_location = stated.ceremony_location } = input;
  const changed = Object.entries(input.fields ?? {}).filter(([, text]) => text !== undefined);
  const all = { ...stated.fields, ...Object.fromEntries(changed) };
  const fields = Object.entries(all).flatMap(([name, text]) =>
    text == null || text === '' ? [] : [[name, text] as const],
  );
  const birth = { date_of_birth, place_of_birth };
  const ceremony = { ceremony_name, ceremony_location };
  return { ...birth, gender, ...ceremony, fields: Object.fromEntries(fields) };
}

/** The values as texts by name, for `refuseUnchanged`. */
export function statedTexts({ fields, ...values }: StatedValues): Record<string, string | null> {
  const named = Object.entries(fields).map(([name, text]) => [`field ${name}`, text] as const);
  return { ...values, ...Object.fromEntries(named) };
}

/** Refuses to rectify a birth that was erased with the person. */
export function refuseErasedBirth(
  isErased: boolean,
  { date_of_birth, place_of_birth }: ChangedValues,
): Refusal<'birthErased'> | undefined {
  const isSent = (date_of_birth ?? null) !== null || (place_of_birth ?? null) !== null;
  return isErased && isSent ? { id: 'birthErased' } : undefined;
}

/** Refuses a rectification after which the title prints what it printed before. */
export function refuseUnchanged<Texts extends Readonly<Record<string, string | null>>>(
  before: Texts,
  after: Texts,
): Refusal<'nothingRectified'> | undefined {
  const isSame = Object.keys({ ...before, ...after }).every((name) =>
    isPrintedAlike(before[name] ?? null, after[name] ?? null),
  );
  return isSame ? { id: 'nothingRectified' } : undefined;
}
