/** The genders of the wording of documents. */
export const grammaticalGenders = ['masculine', 'feminine'] as const;

/** The grammatical gender of a text about a person: 'identificado' or 'identificada'. */
export type GrammaticalGender = (typeof grammaticalGenders)[number];
