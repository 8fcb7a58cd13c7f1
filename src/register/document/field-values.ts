import type { Refusal } from '#contract/schema/refusal.ts';
import type { AdditionalField } from '#domain/document/additional-fields.ts';

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
