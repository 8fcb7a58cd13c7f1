import {
  type DegreeTitleDraft,
  deleteDegreeTitle,
  updateDegreeTitle,
} from '../../api/degree-titles/change-degree-title.ts';
import { listDegreeTitles } from '../../api/degree-titles/list-degree-titles.ts';
import type { DegreeTitle } from '../../domain/degree-title.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { queryKeys } from '../data/query-keys.ts';
import {
  type Catalogue,
  type CatalogueColumn,
  type CatalogueField,
  type CatalogueFilter,
  type FieldValues,
  off,
  on,
  searchKey,
  sortKey,
} from './catalogue.ts';
import { DegreePreview } from './degree-preview.tsx';
import { female, genderWord, male } from './gender-words.ts';
import { beginNomenclatureAct } from './nomenclature-act.ts';
import { type NomenclatureField, titleFieldOf } from './nomenclature-fields.ts';
import { nomenclaturesMessages } from './nomenclatures.messages.ts';
import { useCareerChoices } from './use-career-choices.ts';

export type NomenclaturesCatalogue = Catalogue<DegreeTitle, NomenclatureField>;
type Words = typeof nomenclaturesMessages.defaults;

const noFilters = { [searchKey]: '', [sortKey]: '', gender: '' };

/** The nomenclatures: created in both forms at once (spec §4), changed one by one. */
export function nomenclaturesCatalogue(words: Words): NomenclaturesCatalogue {
  return {
    id: 'nomenclatures',
    words,
    listKey: queryKeys.degreeTitles,
    read: listDegreeTitles,
    dependents: [],
    columns: nomenclatureColumns(words),
    order: { columnId: 'career', direction: 'ascending' },
    findBy: (row) => [row.careerName, row.titleName, row.genderName, String(row.id)],
    filters: [genderFilter(words)],
    noFilters,
    nameOf: (row) => nameOf(row, words),
    fields: nomenclatureFields(words),
    blank: { career: '', maleTitle: '', different: on, femaleTitle: '', otherTitle: '' },
    valuesOf,
    useChoices: (row) => ({ career: useNomenclatureCareers(row) }),
    Aside: DegreePreview,
    beginCreate: () => {
      const act = beginNomenclatureAct(words.halfDone);
      return (api, values, rows) => act(api, wantedOf(values), rows);
    },
    update: (api, row, values) => updateDegreeTitle(api, row.id, draftOf(row, values)),
    remove: deleteDegreeTitle,
  };
}

function careerOf({ careerName, careerId }: DegreeTitle): string {
  return careerName ?? String(careerId);
}

function nameOf(row: DegreeTitle, words: Words): string {
  const { titleName: title } = row;
  const career = careerOf(row);
  return title === '' ? career : formatMessage(words.removeName, { title, career });
}

function nomenclatureColumns(words: Words): readonly CatalogueColumn<DegreeTitle>[] {
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
      value: (row) => genderWord(words, row.genderId, row.genderName),
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

function genderFilter(words: Words): CatalogueFilter<DegreeTitle> {
  return {
    id: 'gender',
    label: words.gender,
    every: words.everyGender,
    choiceOf: (row) => ({
      key: String(row.genderId),
      label: genderWord(words, row.genderId, row.genderName),
    }),
  };
}

function nomenclatureFields(
  words: Words,
): readonly CatalogueField<DegreeTitle, NomenclatureField>[] {
  const isNew = (row: DegreeTitle | undefined) => row === undefined;
  return [
    { id: 'career', kind: 'search-choice', label: words.career, required: words.careerRequired },
    {
      id: 'maleTitle',
      kind: 'text',
      label: words.maleTitle,
      required: words.maleRequired,
      isAsked: (_values, row) => isNew(row) || row?.genderId === male,
    },
    {
      id: 'different',
      kind: 'switch',
      label: words.different,
      hint: words.differentHint,
      isAsked: (_values, row) => isNew(row),
    },
    {
      id: 'femaleTitle',
      kind: 'text',
      label: words.femaleTitle,
      required: words.femaleRequired,
      isAsked: ({ different }, row) => (isNew(row) ? different === on : row?.genderId === female),
    },
    {
      id: 'otherTitle',
      kind: 'text',
      label: words.titleName,
      required: words.titleRequired,
      isAsked: (_values, row) => row !== undefined && titleFieldOf(row) === 'otherTitle',
    },
  ];
}

function valuesOf(row: DegreeTitle): FieldValues<NomenclatureField> {
  const none = { maleTitle: '', femaleTitle: '', otherTitle: '', different: off };
  return { ...none, career: String(row.careerId), [titleFieldOf(row)]: row.titleName };
}

/** With the switch off, both forms are the male title (spec §4). */
function wantedOf({ career, different, maleTitle, femaleTitle }: FieldValues<NomenclatureField>) {
  return {
    careerId: Number(career),
    maleTitle,
    femaleTitle: different === on ? femaleTitle : maleTitle,
  };
}

/** An entry keeps its gender. */
export function draftOf(
  row: Pick<DegreeTitle, 'genderId'>,
  values: FieldValues<NomenclatureField>,
): DegreeTitleDraft {
  return {
    careerId: Number(values.career),
    genderId: row.genderId,
    titleName: values[titleFieldOf(row)],
  };
}

function useNomenclatureCareers(row: DegreeTitle | undefined) {
  return useCareerChoices(useMessages(nomenclaturesMessages), row);
}
