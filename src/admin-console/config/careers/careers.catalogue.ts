import {
  type CareerDraft,
  createCareer,
  deleteCareer,
  updateCareer,
} from '../../../api/careers/change-career.ts';
import { listCareers } from '../../../api/careers/list-careers.ts';
import type { Career } from '../../../domain/degree/career.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { queryKeys } from '../../data/query-keys.ts';
import {
  type Catalogue,
  type CatalogueColumn,
  type CatalogueField,
  type CatalogueFilter,
  type Choice,
  type FieldValues,
  searchKey,
  sortKey,
} from '../catalogue/catalogue.ts';
import { beginCreation } from '../catalogue/catalogue-creation.ts';
import { useCareerTypeChoices, useFacultyChoices } from '../catalogue/use-choices.ts';
import { careerTypesMessages } from './career-types.messages.ts';
import type { careersMessages } from './careers.messages.ts';
import { facultiesMessages } from './faculties.messages.ts';

export type CareerField = 'name' | 'type' | 'faculty';
type Words = typeof careersMessages.defaults;

const noFilters = { [searchKey]: '', [sortKey]: '', faculty: '', type: '' };

/** The careers (spec §2): their orders of numbering are shown, spec §7 sends only name, type and faculty. */
export function careersCatalogue(words: Words): Catalogue<Career, CareerField> {
  return {
    id: 'careers',
    words,
    listKey: queryKeys.careers,
    read: listCareers,
    dependents: [queryKeys.degreeTitles],
    columns: careerColumns(words),
    order: { columnId: 'name', direction: 'ascending' },
    findBy: (row) => [row.name, row.facultyName, row.typeName, String(row.id)],
    filters: careerFilters(words),
    noFilters,
    nameOf: (row) => row.name,
    fields: careerFields(words),
    blank: { name: '', type: '', faculty: '' },
    valuesOf: (row) => ({
      name: row.name,
      type: keyOf(row.typeId),
      faculty: keyOf(row.facultyId),
    }),
    useChoices: useCareerChoices,
    beginCreate: () =>
      beginCreation({
        read: listCareers,
        send: (api, values) => createCareer(api, draftOf(values)),
        isSame: isSameCareer,
      }),
    update: (api, { id }, values) => updateCareer(api, id, draftOf(values)),
    remove: deleteCareer,
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
      every: words.everyFaculty,
      choiceOf: (row) => namedChoice(row.facultyId, row.facultyName),
    },
    {
      id: 'type',
      label: words.type,
      every: words.everyType,
      choiceOf: (row) => namedChoice(row.typeId, row.typeName),
    },
  ];
}

/** A server may tell only the id or only the name. */
function namedChoice(id: number | undefined, name: string | undefined): Choice | undefined {
  const key = id === undefined ? name : String(id);
  return key === undefined ? undefined : { key, label: name ?? key };
}

function careerFields(words: Words): readonly CatalogueField<Career, CareerField>[] {
  return [
    { id: 'name', kind: 'text', label: words.name, required: words.nameRequired },
    { id: 'type', kind: 'choice', label: words.type, required: words.typeRequired },
    { id: 'faculty', kind: 'choice', label: words.faculty, required: words.facultyRequired },
  ];
}

/** The row's own names stand for choices that are still on their way. */
function useCareerChoices(row: Career | undefined) {
  const faculties = useMessages(facultiesMessages);
  const types = useMessages(careerTypesMessages);
  return {
    faculty: useFacultyChoices(faculties.loadFailed, namedChoice(row?.facultyId, row?.facultyName)),
    type: useCareerTypeChoices(types.loadFailed, namedChoice(row?.typeId, row?.typeName)),
  };
}

function keyOf(id: number | undefined): string {
  return id === undefined ? '' : String(id);
}

/** Two faculties may teach a career of one name; a server that tells no ids leaves only the name. */
function isSameCareer(row: Career, { name, type, faculty }: FieldValues<CareerField>): boolean {
  return (
    isSameText(row.name, name) &&
    (row.typeId === undefined || keyOf(row.typeId) === type) &&
    (row.facultyId === undefined || keyOf(row.facultyId) === faculty)
  );
}

function draftOf({ name, type, faculty }: FieldValues<CareerField>): CareerDraft {
  return { name, typeId: Number(type), facultyId: Number(faculty) };
}
