import { femaleId, maleId } from '../../../domain/person/gender.ts';
import type { Values } from '../../form/form.flow.ts';
import { type EntryField, on } from '../catalogue/catalogue.ts';
import type { WantedNomenclature } from './nomenclature-plan.flow.ts';
import type { nomenclaturesMessages } from './nomenclatures.messages.ts';

export type NomenclatureField =
  | 'career'
  | 'gender'
  | 'maleTitle'
  | 'different'
  | 'femaleTitle'
  | 'title';

export type NomenclatureValues = Values<NomenclatureField>;

/** With the switch off, both are the male title. */
export function wantedOf({
  career,
  different,
  maleTitle,
  femaleTitle,
}: NomenclatureValues): WantedNomenclature {
  return {
    careerId: Number(career),
    maleTitle,
    femaleTitle: different === on ? femaleTitle : maleTitle,
  };
}

/** The field of one title, named by the gender it is for. */
export function titleField(
  genderId: number | undefined,
  words: typeof nomenclaturesMessages.defaults,
): EntryField<'title'> {
  const texts = {
    male: { label: words.maleTitle, required: words.maleRequired },
    female: { label: words.femaleTitle, required: words.femaleRequired },
    other: { label: words.titleName, required: words.titleRequired },
  };
  return { id: 'title', kind: 'text', ...texts[holderOf(genderId)] };
}

/** Whose title it is; `other` where a university has more genders than two, or a row came without one. */
export function holderOf(genderId: number | undefined): 'male' | 'female' | 'other' {
  if (genderId === maleId) return 'male';
  return genderId === femaleId ? 'female' : 'other';
}
