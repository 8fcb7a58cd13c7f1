/** A gender as the university's catalogue names it. */
export interface Gender {
  readonly id: number;
  readonly name: string;
}

/** The ids of the two genders that every server knows; a university may have more. */
export const maleId = 1;
export const femaleId = 2;

/** The word for one of the two; undefined for another gender. */
export function genderLabel(
  id: number,
  words: { readonly masculine: string; readonly feminine: string },
): string | undefined {
  if (id === maleId) return words.masculine;
  return id === femaleId ? words.feminine : undefined;
}
