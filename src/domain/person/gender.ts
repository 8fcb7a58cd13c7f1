/** A gender in the university's catalogue. */
export interface Gender {
  readonly id: number;
  readonly name: string;
}

/** The ids of the two genders that every server has; a university may have more. */
export const maleId = 1;
export const femaleId = 2;

/** The label of one of the two genders; undefined for another. */
export function genderLabel(
  id: number,
  labels: { readonly masculine: string; readonly feminine: string },
): string | undefined {
  if (id === maleId) return labels.masculine;
  return id === femaleId ? labels.feminine : undefined;
}
