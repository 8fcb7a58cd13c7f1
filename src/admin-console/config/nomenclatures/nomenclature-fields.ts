import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import { female, male } from './gender-words.ts';

export type NomenclatureField =
  | 'career'
  | 'gender'
  | 'maleTitle'
  | 'different'
  | 'femaleTitle'
  | 'otherTitle';

/** The field that holds the title of an entry that is there. */
export function titleFieldOf({ genderId }: Pick<DegreeTitle, 'genderId'>) {
  if (genderId === male) return 'maleTitle';
  return genderId === female ? 'femaleTitle' : 'otherTitle';
}
