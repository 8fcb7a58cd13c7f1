import type { DegreeTitleInput } from '../../../api/degree-titles/degree-titles.ts';
import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import { femaleId, maleId } from '../../../domain/person/gender.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { resources } from '../../data/resources.ts';
import type { ListState } from '../../data/use-list.ts';
import type { Choice } from '../../list/list-filter.flow.ts';
import { useCareerChoices } from '../careers/use-career-choices.ts';
import { type Catalogue, type EntryField, on } from '../catalogue/catalogue.ts';
import { beginCreateNomenclatures } from './create-nomenclatures.ts';
import { previewNomenclature } from './degree-preview.tsx';
import { genderNameOf } from './gender-name.ts';
import { careerOf, genderFilter, nomenclatureColumns } from './nomenclature-columns.ts';
import {
  type NomenclatureField,
  type NomenclatureValues,
  titleField,
  wantedOf,
} from './nomenclature-fields.ts';
import type { nomenclaturesMessages } from './nomenclatures.messages.ts';

type Words = typeof nomenclaturesMessages.defaults;

const { degreeTitles } = resources;

/** The nomenclatures: created for both genders at once, changed one by one. */
export function nomenclaturesCatalogue(words: Words): Catalogue<DegreeTitle, NomenclatureField> {
  const columns = nomenclatureColumns(words);
  return {
    id: 'nomenclatures',
    resource: degreeTitles,
    words,
    nameOf: (row) => nameOf(row, words),
    table: {
      columns,
      order: { columnId: 'career', direction: 'ascending' },
      searchBy: (row) => columns.map(({ value }) => value(row)?.toString()),
      filters: [genderFilter(words)],
    },
    form: {
      fields: (row) => (row === undefined ? newFields(words) : editFields(row, words)),
      valuesOf,
      useChoices: (row) => ({
        career: useCareerChoices(words, { isNew: row === undefined }),
        gender: genderChoices(words),
      }),
      aside: previewNomenclature,
    },
    changes: {
      beginCreate: () => {
        const create = beginCreateNomenclatures(words.halfDone);
        return (api, values, rows) => create(api, wantedOf(values), rows);
      },
      update: (api, row, values) => degreeTitles.update(api, row, inputOf(row, values)),
      remove: degreeTitles.remove,
    },
  };
}

function nameOf(row: DegreeTitle, words: Words): string {
  const { titleName: title } = row;
  const career = careerOf(row);
  if (title === '' || career === undefined) return title || (career ?? '');
  return formatMessage(words.removeName, { title, career });
}

function newFields(words: Words): readonly EntryField<NomenclatureField>[] {
  return [
    careerField(words),
    { id: 'maleTitle', kind: 'text', label: words.maleTitle, required: words.maleRequired },
    { id: 'different', kind: 'switch', label: words.different, hint: words.differentHint },
    {
      id: 'femaleTitle',
      kind: 'text',
      label: words.femaleTitle,
      required: words.femaleRequired,
      isAsked: ({ different }) => different === on,
    },
  ];
}

/** An entry that came without its gender has it chosen. */
function editFields(
  { genderId }: DegreeTitle,
  words: Words,
): readonly EntryField<NomenclatureField>[] {
  const title = titleField(genderId, words);
  if (genderId !== undefined) return [careerField(words), title];
  return [
    careerField(words),
    { id: 'gender', kind: 'choice', label: words.gender, required: words.genderRequired },
    title,
  ];
}

function careerField(words: Words): EntryField<'career'> {
  return {
    id: 'career',
    kind: 'search-choice',
    label: words.career,
    required: words.careerRequired,
  };
}

function valuesOf(row: DegreeTitle | undefined): NomenclatureValues {
  return {
    career: row?.careerId?.toString() ?? '',
    gender: row?.genderId?.toString() ?? '',
    maleTitle: '',
    different: on,
    femaleTitle: '',
    title: row?.titleName ?? '',
  };
}

/** An entry keeps its gender; one that came without it gets the chosen one. */
function inputOf({ genderId }: DegreeTitle, values: NomenclatureValues): DegreeTitleInput {
  return {
    careerId: Number(values.career),
    genderId: genderId ?? Number(values.gender),
    titleName: values.title,
  };
}

/** Only for an entry that came without its gender: the two that every university has. */
function genderChoices(words: Words): ListState<Choice> {
  const rows = [maleId, femaleId].map((id) => ({
    key: String(id),
    label: genderNameOf(words, id, undefined),
  }));
  return { status: 'ready', rows, isRefreshing: false };
}
