import type { CareerInput } from '../../../api/careers/careers.ts';
import type { Career } from '../../../domain/degree/career.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { beginCreateOnce } from '../../data/create-once.ts';
import { resources } from '../../data/resources.ts';
import type { Values } from '../../form/form.flow.ts';
import type { Choice } from '../../list/list-filter.flow.ts';
import type {
  Catalogue,
  CatalogueColumn,
  CatalogueFilter,
  EntryField,
} from '../catalogue/catalogue.ts';
import { useCareerTypeChoices, useFacultyChoices } from '../catalogue/use-choices.ts';
import type { careersMessages } from './careers.messages.ts';

export type CareerField = 'name' | 'type' | 'faculty';
type Words = typeof careersMessages.defaults;

const { careers } = resources;

/** The careers. Their orders of numbering are shown; only name, type and faculty are sent. */
export function careersCatalogue(words: Words): Catalogue<Career, CareerField> {
  return {
    id: 'careers',
    resource: careers,
    words,
    nameOf: (row) => row.name,
    table: {
      columns: careerColumns(words),
      order: { columnId: 'name', direction: 'ascending' },
      searchBy: (row) => [row.name, row.facultyName, row.typeName, String(row.id)],
      filters: careerFilters(words),
    },
    form: {
      fields: () => careerFields(words),
      valuesOf: (row) => ({
        name: row?.name ?? '',
        type: keyOf(row?.typeId, row?.typeName),
        faculty: keyOf(row?.facultyId, row?.facultyName),
      }),
      useChoices: useTypeAndFacultyChoices,
    },
    changes: {
      beginCreate: () =>
        beginCreateOnce({
          list: careers.list,
          create: (api, values: Values<CareerField>) => careers.create(api, inputOf(values)),
          isSame: isSameCareer,
        }),
      update: (api, row, values) => careers.update(api, row, inputOf(values)),
      remove: careers.remove,
    },
  };
}

function careerColumns(words: Words): readonly CatalogueColumn<Career>[] {
  return [
    { id: 'id', header: words.id, value: (row) => row.id, width: '4.5em' },
    {
      id: 'name',
      header: words.name,
      value: (row) => row.name,
      width: 'minmax(9em, 2fr)',
      isRowHeader: true,
      isLong: true,
    },
    {
      id: 'faculty',
      header: words.faculty,
      value: (row) => row.facultyName,
      width: 'minmax(9em, 2fr)',
      isLong: true,
    },
    { id: 'record', header: words.recordOrder, value: (row) => row.recordOrder, width: '8em' },
    {
      id: 'assigned',
      header: words.assignedOrder,
      value: (row) => row.assignedOrder,
      width: '9.75em',
    },
    { id: 'folio', header: words.folioOrder, value: (row) => row.folioOrder, width: '8em' },
  ];
}

function careerFilters(words: Words): readonly CatalogueFilter<Career>[] {
  return [
    {
      id: 'faculty',
      label: words.faculty,
      allLabel: words.everyFaculty,
      choiceOf: (row) => namedChoice(row.facultyId, row.facultyName),
    },
    {
      id: 'type',
      label: words.type,
      allLabel: words.everyType,
      choiceOf: (row) => namedChoice(row.typeId, row.typeName),
    },
  ];
}

/** A server may send only the id or only the name. */
function namedChoice(id: number | undefined, name: string | undefined): Choice | undefined {
  const key = id === undefined ? name : String(id);
  return key === undefined ? undefined : { key, label: name ?? key };
}

function careerFields(words: Words): readonly EntryField<CareerField>[] {
  return [
    { id: 'name', kind: 'text', label: words.name, required: words.nameRequired },
    { id: 'type', kind: 'choice', label: words.type, required: words.typeRequired },
    { id: 'faculty', kind: 'choice', label: words.faculty, required: words.facultyRequired },
  ];
}

/** The row's own names replace choices that have not arrived. */
function useTypeAndFacultyChoices(row: Career | undefined) {
  return {
    faculty: useFacultyChoices(namedChoice(row?.facultyId, row?.facultyName)),
    type: useCareerTypeChoices(namedChoice(row?.typeId, row?.typeName)),
  };
}

/** By name where the server sends no id: the form finds the id in its choices. */
function keyOf(id: number | undefined, name: string | undefined): string {
  return id === undefined ? (name ?? '') : String(id);
}

/** Two faculties may teach a career of one name; a server that sends no ids leaves only the name. */
function isSameCareer(row: Career, { name, type, faculty }: Values<CareerField>): boolean {
  return (
    isSameText(row.name, name) &&
    (row.typeId === undefined || String(row.typeId) === type) &&
    (row.facultyId === undefined || String(row.facultyId) === faculty)
  );
}

function inputOf({ name, type, faculty }: Values<CareerField>): CareerInput {
  return { name, typeId: Number(type), facultyId: Number(faculty) };
}
