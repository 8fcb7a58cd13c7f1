import type { GrammaticalGender } from '#domain/degree/grammatical-gender.ts';
import type { PersonName } from '#domain/person/person-name.ts';

type InventedGraduate = PersonName & { readonly gender: GrammaticalGender };

/**
 * Invented graduates with whose names templates are drawn: the longest, the most unusual and the shortest, as a ceremony may
 * have them.
 */
export const inventedGraduates: readonly InventedGraduate[] = [
  {
    firstName: 'María',
    secondName: 'de los Ángeles',
    thirdName: 'Guadalupe',
    lastName: 'Fernández de Córdoba',
    secondLastName: 'Goicoechea Echeverría',
    gender: 'feminine',
  },
  {
    firstName: 'Łukasz',
    secondName: 'Íñigo',
    lastName: 'Šimić',
    secondLastName: 'D’Hœdt-Müller',
    gender: 'masculine',
  },
  { firstName: 'Eva', lastName: 'Paz', gender: 'feminine' },
];
