import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import { type FieldValues, on } from '../catalogue/catalogue.ts';
import { type NomenclatureField, titleFieldOf } from './nomenclature-fields.ts';

/** A title and whose it would be. */
export interface PreviewedTitle {
  readonly holder: 'male' | 'female' | 'other';
  readonly title: string;
}

/** What the form would save: both forms of something new, the one form of what is there. */
export function previewedTitles(
  values: FieldValues<NomenclatureField>,
  row: DegreeTitle | undefined,
): readonly PreviewedTitle[] {
  const { maleTitle, femaleTitle, different } = values;
  if (row === undefined) {
    return [
      { holder: 'male', title: maleTitle.trim() },
      { holder: 'female', title: (different === on ? femaleTitle : maleTitle).trim() },
    ];
  }
  const field = titleFieldOf(row);
  const holder = { maleTitle: 'male', femaleTitle: 'female', otherTitle: 'other' } as const;
  return [{ holder: holder[field], title: values[field].trim() }];
}
