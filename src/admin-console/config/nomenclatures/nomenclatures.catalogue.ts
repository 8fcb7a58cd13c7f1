import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { type ListState, useList } from '#admin-console/data/use-list.ts';
import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import { type DegreeTitleInput, degreeTitleKeys } from '#api/degree-titles/degree-titles.ts';
import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import { femaleId, maleId } from '#domain/person/gender.ts';
import { compareSpanish } from '#domain/text/spanish-order.ts';
import { formatMessage } from '#messages/format-message.ts';
import { type Catalogue, type EntryField, on } from '../catalogue/catalogue.ts';
import { beginCreateNomenclatures } from './create-nomenclatures.ts';
import { previewNomenclature } from './degree-preview.tsx';
import {
  genderFilter,
  genderNameOf,
  nomenclatureCareer,
  nomenclatureColumns,
} from './nomenclature-columns.ts';
import {
  type NomenclatureField,
  type NomenclatureValues,
  titleField,
  wantedOf,
} from './nomenclature-fields.ts';
import type { nomenclaturesMessages } from './nomenclatures.messages.ts';

type Messages = typeof nomenclaturesMessages.defaults;

const { degreeTitles } = resources;

/** The keys of a nomenclature's body, by the fields of its form. */
export const nomenclatureKeys = {
  career: degreeTitleKeys.career,
  gender: degreeTitleKeys.gender,
  title: degreeTitleKeys.titleName,
} as const;

/** The catalogue of nomenclatures, which are created for both genders and edited individually. */
export function nomenclaturesCatalogue(
  messages: Messages,
): Catalogue<DegreeTitle, NomenclatureField> {
  const columns = nomenclatureColumns(messages);
  return {
    id: 'nomenclatures',
    resource: degreeTitles,
    messages,
    rowName: (row) => nameOf(row, messages),
    table: {
      columns,
      order: { columnId: 'career', direction: 'ascending' },
      searchBy: (row) => columns.map(({ value }) => value(row)?.toString()),
      filters: [genderFilter(messages)],
    },
    form: {
      fields: (row) => (row === undefined ? newFields(messages) : editFields(row, messages)),
      // The masculine one is sent first.
      wireNames: { ...nomenclatureKeys, maleTitle: nomenclatureKeys.title },
      valuesOf: nomenclatureValues,
      useChoices: (row) => ({
        career: useCareerChoices(messages, { isNew: row === undefined }),
        gender: genderChoices(messages),
      }),
      aside: previewNomenclature,
    },
    changes: {
      beginCreate: () => {
        const create = beginCreateNomenclatures(messages.halfDone);
        return (api, values, rows) => create(api, wantedOf(values), rows);
      },
      update: (api, row, values) => degreeTitles.update(api, row, nomenclatureInput(row, values)),
      remove: degreeTitles.remove,
    },
  };
}

function nameOf(row: DegreeTitle, messages: Messages): string {
  const { titleName: title } = row;
  const career = nomenclatureCareer(row);
  if (title === '' || career === undefined) return title || (career ?? '');
  return formatMessage(messages.removeName, { title, career });
}

function newFields(messages: Messages): readonly EntryField<NomenclatureField>[] {
  return [
    careerField(messages),
    { id: 'maleTitle', kind: 'text', label: messages.maleTitle, required: messages.maleRequired },
    { id: 'different', kind: 'switch', label: messages.different, hint: messages.differentHint },
    {
      id: 'femaleTitle',
      kind: 'text',
      label: messages.femaleTitle,
      required: messages.femaleRequired,
      isVisible: ({ different }) => different === on,
    },
  ];
}

/** The fields of a row; if it has no gender, one must be selected. */
function editFields(
  { genderId }: DegreeTitle,
  messages: Messages,
): readonly EntryField<NomenclatureField>[] {
  const title = titleField(genderId, messages);
  if (genderId !== undefined) return [careerField(messages), title];
  return [
    careerField(messages),
    { id: 'gender', kind: 'choice', label: messages.gender, required: messages.genderRequired },
    title,
  ];
}

function careerField(messages: Messages): EntryField<'career'> {
  return {
    id: 'career',
    kind: 'search-choice',
    label: messages.career,
    required: messages.careerRequired,
  };
}

function nomenclatureValues(row: DegreeTitle | undefined): NomenclatureValues {
  return {
    career: row?.careerId?.toString() ?? '',
    gender: row?.genderId?.toString() ?? '',
    maleTitle: '',
    different: on,
    femaleTitle: '',
    title: row?.titleName ?? '',
  };
}

/** The input of a row: its gender, or the selected one if it has none. */
function nomenclatureInput(
  { genderId }: DegreeTitle,
  values: NomenclatureValues,
): DegreeTitleInput {
  return {
    careerId: Number(values.career),
    genderId: genderId ?? Number(values.gender),
    titleName: values.title,
  };
}

/** Options for a row without gender: male and female. */
function genderChoices(messages: Messages): ListState<Choice> {
  const rows = [maleId, femaleId].map((id) => ({
    key: String(id),
    label: genderNameOf(messages, id, undefined),
  }));
  return { status: 'ready', rows, isRefreshing: false };
}

/** Options for careers; for a new nomenclature, with a note on those that have nomenclatures already. */
function useCareerChoices(
  messages: typeof nomenclaturesMessages.defaults,
  { isNew }: { readonly isNew: boolean },
): ListState<Choice> {
  const careers = useList(resources.careers);
  const titles = useList(resources.degreeTitles);
  const titleRows = titles.status === 'ready' ? titles.rows : undefined;

  return useMemo(() => {
    if (careers.status !== 'ready') return careers;
    const choiceDetail = (careerId: number) => {
      const count = titleRows?.filter((title) => title.careerId === careerId).length ?? 0;
      if (!isNew || count === 0) return undefined;
      return count === 1 ? messages.hasOne : messages.hasBoth;
    };
    const rows = careers.rows
      .map(({ id, name }): Choice => ({ key: String(id), label: name, detail: choiceDetail(id) }))
      .sort((a, b) => compareSpanish(a.label, b.label));
    return { ...careers, rows };
  }, [careers, titleRows, isNew, messages]);
}
