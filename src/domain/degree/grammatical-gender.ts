/** The grammatical gender of a text about a person: 'identificado' or 'identificada'. */
export type GrammaticalGender = 'masculine' | 'feminine';
