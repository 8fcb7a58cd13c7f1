import { useMemo } from 'react';
import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import { type ListState, useList } from '#admin-console/data/use-list.ts';
import type { Values } from '#admin-console/form/form.flow.ts';
import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import { type DocumentFieldInput, documentFieldKeys } from '#api/documents/document-fields.ts';
import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import type { NamedAdditionalField } from '#domain/document/additional-fields.ts';
import { compareSpanish } from '#domain/text/spanish-order.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale } from '#messages/messages-context.tsx';
import type { Catalogue, CatalogueColumn, EntryField } from '../catalogue/catalogue.ts';
import type { documentFieldsMessages } from './document-fields.messages.ts';

export type DocumentFieldName = 'name' | 'value' | 'career' | 'ceremony';
type Messages = typeof documentFieldsMessages.defaults;
type FieldValues = Values<DocumentFieldName>;

const { documentFields } = resources;

/** The catalogue of the texts that templates insert. */
export function documentFieldsCatalogue(
  messages: Messages,
): Catalogue<NamedAdditionalField, DocumentFieldName> {
  return {
    id: 'documents',
    listName: 'config-document-fields',
    resource: documentFields,
    messages,
    rowName: ({ name }) => name,
    table: {
      columns: fieldColumns(messages),
      order: { columnId: 'name', direction: 'ascending' },
      searchBy: (row) => [row.name, row.value, row.careerName, row.ceremonyName],
      filters: [],
    },
    form: {
      fields: () => formFields(messages),
      wireNames: documentFieldKeys,
      valuesOf: documentFieldValues,
      useChoices,
    },
    changes: {
      beginCreate: () =>
        beginCreateOnce({
          list: documentFields.list,
          create: (api, values: FieldValues) =>
            documentFields.create(api, documentFieldInput(values)),
          isSame: isSameField,
        }),
      update: (api, row, values) => documentFields.update(api, row, documentFieldInput(values)),
      remove: documentFields.remove,
    },
  };
}

function fieldColumns(messages: Messages): readonly CatalogueColumn<NamedAdditionalField>[] {
  return [
    {
      id: 'name',
      header: messages.name,
      value: ({ name }) => `{${name}}`,
      width: 'minmax(9em, 1fr)',
      isRowHeader: true,
    },
    {
      id: 'value',
      header: messages.value,
      value: ({ value }) => value,
      width: 'minmax(12em, 3fr)',
      isLong: true,
      card: 'text',
    },
    {
      id: 'career',
      header: messages.career,
      value: (row) => row.careerName ?? messages.every,
      width: 'minmax(9em, 1.5fr)',
      isLong: true,
      card: 'fact',
    },
    {
      id: 'ceremony',
      header: messages.ceremony,
      value: (row) => row.ceremonyName ?? messages.everyCeremony,
      width: 'minmax(9em, 1.5fr)',
      isLong: true,
      card: 'fact',
    },
  ];
}

function formFields(messages: Messages): readonly EntryField<DocumentFieldName>[] {
  return [
    {
      id: 'name',
      kind: 'text',
      label: messages.name,
      hint: formatMessage(messages.nameHint, { example: '{modalidad}' }),
      required: messages.nameRequired,
    },
    { id: 'value', kind: 'text', label: messages.value, required: messages.valueRequired },
    { id: 'career', kind: 'search-choice', label: messages.career, hint: messages.careerHint },
    {
      id: 'ceremony',
      kind: 'search-choice',
      label: messages.ceremony,
      hint: messages.ceremonyHint,
    },
  ];
}

function documentFieldValues(row: NamedAdditionalField | undefined): FieldValues {
  return {
    name: row?.name ?? '',
    value: row?.value ?? '',
    career: row?.careerId?.toString() ?? '',
    ceremony: row?.ceremonyId?.toString() ?? '',
  };
}

function useChoices() {
  return { career: useCareers(), ceremony: useCeremonies() };
}

function useCareers(): ListState<Choice> {
  const careers = useList(resources.careers);
  return useMemo(() => {
    if (careers.status !== 'ready') return careers;
    const rows = careers.rows
      .map(({ id, name, facultyName }) => ({ key: String(id), label: name, detail: facultyName }))
      .sort((a, b) => compareSpanish(a.label, b.label));
    return { ...careers, rows };
  }, [careers]);
}

/** The newest first, with their days: ceremonies may share a name. */
function useCeremonies(): ListState<Choice> {
  const ceremonies = useList(resources.ceremonies);
  const locale = useLocale();
  return useMemo(() => {
    if (ceremonies.status !== 'ready') return ceremonies;
    const rows = ceremonies.rows
      .map(({ id, name, date }) => ({
        key: String(id),
        label: name,
        detail: date && formatLongDate(date, locale),
      }))
      .reverse();
    return { ...ceremonies, rows };
  }, [ceremonies, locale]);
}

function documentFieldInput({ name, value, career, ceremony }: FieldValues): DocumentFieldInput {
  return { name, value, careerId: keyedId(career), ceremonyId: keyedId(ceremony) };
}

function isSameField(row: NamedAdditionalField, { name, career, ceremony }: FieldValues): boolean {
  return (
    row.name === name && row.careerId === keyedId(career) && row.ceremonyId === keyedId(ceremony)
  );
}

function keyedId(key: string): number | undefined {
  return key === '' ? undefined : Number(key);
}
