import type { Values } from '#admin-console/form/form.flow.ts';
import { femaleId, maleId } from '#domain/person/gender.ts';
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

/** The titles to create; with the switch off, both are the male title. */
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

/** The field for a title, labelled by gender. */
export function titleField(
  genderId: number | undefined,
  messages: typeof nomenclaturesMessages.defaults,
): EntryField<'title'> {
  const texts = {
    male: { label: messages.maleTitle, required: messages.maleRequired },
    female: { label: messages.femaleTitle, required: messages.femaleRequired },
    other: { label: messages.titleName, required: messages.titleRequired },
  };
  return { id: 'title', kind: 'text', ...texts[titleHolderGender(genderId)] };
}

/** The gender that a title is for; `other` for further genders and for rows without gender. */
export function titleHolderGender(genderId: number | undefined): 'male' | 'female' | 'other' {
  if (genderId === maleId) return 'male';
  return genderId === femaleId ? 'female' : 'other';
}
