import type { Refusal } from '../refusal.ts';

/** A text for a placeholder, and the career and ceremony that it is limited to. */
export interface AdditionalField {
  /** Name of the placeholder. */
  readonly name: string;
  /** The text. */
  readonly value: string;
  /** Undefined for all careers. */
  readonly careerId: number | undefined;
  /** Undefined for all ceremonies. */
  readonly ceremonyId: number | undefined;
}

/** A stored field with the names of its career and ceremony. */
export interface NamedAdditionalField extends AdditionalField {
  readonly id: number;
  readonly careerName: string | undefined;
  readonly ceremonyName: string | undefined;
  /** The server's version of the row. */
  readonly version: string | undefined;
}

/** The career and ceremony of a title. */
export type FieldPlace = Pick<AdditionalField, 'careerId' | 'ceremonyId'>;

/** Refuses a field of an unknown career or ceremony. */
export function refuseFieldReferences(
  hasCareer: boolean,
  hasCeremony: boolean,
): Refusal<'careerUnknown' | 'ceremonyUnknown'> | undefined {
  if (!hasCareer) return { id: 'careerUnknown' };
  return hasCeremony ? undefined : { id: 'ceremonyUnknown' };
}

/**
 * The texts of a title by placeholder. The most specific field counts: one of its career and ceremony before one of its
 * ceremony, that before one of its career, and that before one for all.
 */
export function fieldValuesAt(
  fields: readonly AdditionalField[],
  place: FieldPlace,
): Readonly<Record<string, string>> {
  const leastSpecificFirst = fields
    .filter((field) => appliesTo(field, place))
    .toSorted((a, b) => weightOf(a) - weightOf(b));
  return Object.fromEntries(leastSpecificFirst.map(({ name, value }) => [name, value]));
}

function appliesTo({ careerId, ceremonyId }: AdditionalField, place: FieldPlace): boolean {
  return (
    (careerId === undefined || careerId === place.careerId) &&
    (ceremonyId === undefined || ceremonyId === place.ceremonyId)
  );
}

function weightOf({ careerId, ceremonyId }: AdditionalField): number {
  return (ceremonyId === undefined ? 0 : 2) + (careerId === undefined ? 0 : 1);
}
