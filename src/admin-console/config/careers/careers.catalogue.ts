import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import type { Values } from '#admin-console/form/form.flow.ts';
import { type CareerInput, careerKeys } from '#api/careers/careers.ts';
import type { Career } from '#domain/degree/career.ts';
import { isSameText } from '#domain/text/text-fold.ts';
import type {
  Catalogue,
  CatalogueColumn,
  CatalogueFilter,
  EntryField,
} from '../catalogue/catalogue.ts';
import { namedChoice, useCareerTypeChoices, useFacultyChoices } from '../catalogue/use-choices.ts';
import type { careersMessages } from './careers.messages.ts';

export type CareerField = 'name' | 'type' | 'faculty';
type Messages = typeof careersMessages.defaults;

const { careers } = resources;

/** The catalogue of careers. It shows their numbering order, but sends only name, type and faculty. */
export function careersCatalogue(messages: Messages): Catalogue<Career, CareerField> {
  return {
    id: 'careers',
    resource: careers,
    messages,
    rowName: (row) => row.name,
    table: {
      columns: careerColumns(messages),
      order: { columnId: 'name', direction: 'ascending' },
      searchBy: (row) => [row.name, row.facultyName, row.typeName, String(row.id)],
      filters: careerFilters(messages),
    },
    form: {
      fields: () => careerFields(messages),
      wireNames: careerKeys,
      valuesOf: (row) => ({
        name: row?.name ?? '',
        type: filterKey(row?.typeId, row?.typeName),
        faculty: filterKey(row?.facultyId, row?.facultyName),
      }),
      useChoices: useTypeAndFacultyChoices,
    },
    changes: {
      beginCreate: () =>
        beginCreateOnce({
          list: careers.list,
          create: (api, values: Values<CareerField>) => careers.create(api, careerInput(values)),
          isSame: isSameCareer,
        }),
      update: (api, row, values) => careers.update(api, row, careerInput(values)),
      remove: careers.remove,
    },
  };
}

function careerColumns(messages: Messages): readonly CatalogueColumn<Career>[] {
  return [
    { id: 'id', header: messages.id, value: (row) => row.id, width: '4.5em', card: 'fact' },
    {
      id: 'name',
      header: messages.name,
      value: (row) => row.name,
      width: 'minmax(9em, 2fr)',
      isRowHeader: true,
      isLong: true,
    },
    {
      id: 'faculty',
      header: messages.faculty,
      value: (row) => row.facultyName,
      width: 'minmax(9em, 2fr)',
      isLong: true,
      card: 'text',
    },
    {
      id: 'record',
      header: messages.recordOrder,
      value: (row) => row.recordOrder,
      width: '8em',
      card: 'fact',
    },
    {
      id: 'assigned',
      header: messages.assignedOrder,
      value: (row) => row.assignedOrder,
      width: '16ch',
      card: 'fact',
    },
    {
      id: 'folio',
      header: messages.folioOrder,
      value: (row) => row.folioOrder,
      width: '8em',
      card: 'fact',
    },
  ];
}

function careerFilters(messages: Messages): readonly CatalogueFilter<Career>[] {
  return [
    {
      id: 'faculty',
      label: messages.faculty,
      allLabel: messages.everyFaculty,
      choiceOf: (row) => namedChoice(row.facultyId, row.facultyName),
    },
    {
      id: 'type',
      label: messages.type,
      allLabel: messages.everyType,
      choiceOf: (row) => namedChoice(row.typeId, row.typeName),
    },
  ];
}

function careerFields(messages: Messages): readonly EntryField<CareerField>[] {
  return [
    { id: 'name', kind: 'text', label: messages.name, required: messages.nameRequired },
    { id: 'type', kind: 'choice', label: messages.type, required: messages.typeRequired },
    { id: 'faculty', kind: 'choice', label: messages.faculty, required: messages.facultyRequired },
  ];
}

/** The options for type and faculty, with those of the row until the lists arrive. */
function useTypeAndFacultyChoices(row: Career | undefined) {
  return {
    faculty: useFacultyChoices(namedChoice(row?.facultyId, row?.facultyName)),
    type: useCareerTypeChoices(namedChoice(row?.typeId, row?.typeName)),
  };
}

/**
 * The value of a choice: its id, or its name if the server sends none; the form then finds the id among the options.
 */
function filterKey(id: number | undefined, name: string | undefined): string {
  return id === undefined ? (name ?? '') : String(id);
}

/**
 * Compares name, type and faculty, because faculties may have careers with the same name. Missing ids count as equal.
 */
function isSameCareer(row: Career, { name, type, faculty }: Values<CareerField>): boolean {
  return (
    isSameText(row.name, name) &&
    (row.typeId === undefined || String(row.typeId) === type) &&
    (row.facultyId === undefined || String(row.facultyId) === faculty)
  );
}

function careerInput({ name, type, faculty }: Values<CareerField>): CareerInput {
  return { name, typeId: Number(type), facultyId: Number(faculty) };
}
