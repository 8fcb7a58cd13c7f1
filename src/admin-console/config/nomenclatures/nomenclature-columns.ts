import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import type { CatalogueColumn, CatalogueFilter } from '../catalogue/catalogue.ts';
import { genderNameOf } from './gender-name.ts';
import type { nomenclaturesMessages } from './nomenclatures.messages.ts';

type Words = typeof nomenclaturesMessages.defaults;

/** The career's name, else its id; undefined where the server sends neither. */
export function careerOf({ careerName, careerId }: DegreeTitle): string | undefined {
  return careerName ?? careerId?.toString();
}

function genderOf({ genderId, genderName }: DegreeTitle, words: Words): string | undefined {
  return genderId === undefined ? genderName : genderNameOf(words, genderId, genderName);
}

export function nomenclatureColumns(words: Words): readonly CatalogueColumn<DegreeTitle>[] {
  return [
    { id: 'id', header: words.id, value: (row) => row.id, width: '5em' },
    {
      id: 'career',
      header: words.career,
      value: careerOf,
      width: 'minmax(10em, 2fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'gender',
      header: words.gender,
      value: (row) => genderOf(row, words),
      width: 'minmax(7em, 1fr)',
    },
    {
      id: 'title',
      header: words.titleName,
      value: (row) => row.titleName,
      width: 'minmax(11em, 3fr)',
      isLong: true,
    },
  ];
}

export function genderFilter(words: Words): CatalogueFilter<DegreeTitle> {
  return {
    id: 'gender',
    label: words.gender,
    allLabel: words.everyGender,
    choiceOf: (row) => {
      const label = genderOf(row, words);
      return label === undefined ? undefined : { key: row.genderId?.toString() ?? label, label };
    },
  };
}
