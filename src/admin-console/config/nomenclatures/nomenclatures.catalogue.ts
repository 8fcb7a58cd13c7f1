import {
  type DegreeTitleDraft,
  deleteDegreeTitle,
  updateDegreeTitle,
} from '../../../api/degree-titles/change-degree-title.ts';
import { listDegreeTitles } from '../../../api/degree-titles/list-degree-titles.ts';
import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { ListState } from '../../data/list-state.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useCareerChoices } from '../careers/use-career-choices.ts';
import {
  type Catalogue,
  type CatalogueField,
  type Choice,
  type FieldValues,
  off,
  on,
  searchKey,
  sortKey,
} from '../catalogue/catalogue.ts';
import { DegreePreview } from './degree-preview.tsx';
import { female, genderWord, male } from './gender-words.ts';
import { beginNomenclatureAct } from './nomenclature-act.ts';
import { careerOf, genderFilter, nomenclatureColumns } from './nomenclature-columns.ts';
import { type NomenclatureField, titleFieldOf } from './nomenclature-fields.ts';
import { nomenclaturesMessages } from './nomenclatures.messages.ts';

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
    blank: {
      career: '',
      gender: '',
      maleTitle: '',
      different: on,
      femaleTitle: '',
      otherTitle: '',
    },
    valuesOf,
    useChoices: (row) => ({ career: useNomenclatureCareers(row), gender: genderChoices(words) }),
    Aside: DegreePreview,
    beginCreate: () => {
      const act = beginNomenclatureAct(words.halfDone);
      return (api, values, rows) => act(api, wantedOf(values), rows);
    },
    update: (api, row, values) => updateDegreeTitle(api, row.id, draftOf(row, values)),
    remove: deleteDegreeTitle,
  };
}

function nameOf(row: DegreeTitle, words: Words): string {
  const { titleName: title } = row;
  const career = careerOf(row);
  if (title === '' || career === undefined) return title || (career ?? '');
  return formatMessage(words.removeName, { title, career });
}

function nomenclatureFields(
  words: Words,
): readonly CatalogueField<DegreeTitle, NomenclatureField>[] {
  const isNew = (row: DegreeTitle | undefined) => row === undefined;
  return [
    { id: 'career', kind: 'search-choice', label: words.career, required: words.careerRequired },
    {
      id: 'gender',
      kind: 'choice',
      label: words.gender,
      required: words.genderRequired,
      isAsked: (_values, row) => row !== undefined && row.genderId === undefined,
    },
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
  return {
    ...none,
    career: row.careerId?.toString() ?? '',
    gender: row.genderId?.toString() ?? '',
    [titleFieldOf(row)]: row.titleName,
  };
}

/** With the switch off, both forms are the male title (spec §4). */
function wantedOf({ career, different, maleTitle, femaleTitle }: FieldValues<NomenclatureField>) {
  return {
    careerId: Number(career),
    maleTitle,
    femaleTitle: different === on ? femaleTitle : maleTitle,
  };
}

/** An entry keeps its gender; one that came without it is given the chosen one. */
export function draftOf(
  row: Pick<DegreeTitle, 'genderId'>,
  values: FieldValues<NomenclatureField>,
): DegreeTitleDraft {
  return {
    careerId: Number(values.career),
    genderId: row.genderId ?? Number(values.gender),
    titleName: values[titleFieldOf(row)],
  };
}

/** Only for an entry that came without its gender: the two of spec §9. */
function genderChoices(words: Words): ListState<Choice> {
  const rows = [male, female].map((id) => ({
    key: String(id),
    label: genderWord(words, id, undefined),
  }));
  return { status: 'ready', rows, isRefreshing: false };
}

function useNomenclatureCareers(row: DegreeTitle | undefined) {
  return useCareerChoices(useMessages(nomenclaturesMessages), row);
}
