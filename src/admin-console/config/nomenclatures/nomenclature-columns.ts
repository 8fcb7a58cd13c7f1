import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import { genderLabel } from '#domain/person/gender.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { CatalogueColumn, CatalogueFilter } from '../catalogue/catalogue.ts';
import type { nomenclaturesMessages } from './nomenclatures.messages.ts';

type Messages = typeof nomenclaturesMessages.defaults;

/** The career's name or id; undefined if the server sends neither. */
export function nomenclatureCareer({ careerName, careerId }: DegreeTitle): string | undefined {
  return careerName ?? careerId?.toString();
}

function genderOf({ genderId, genderName }: DegreeTitle, messages: Messages): string | undefined {
  return genderId === undefined ? genderName : genderNameOf(messages, genderId, genderName);
}

export function nomenclatureColumns(messages: Messages): readonly CatalogueColumn<DegreeTitle>[] {
  return [
    { id: 'id', header: messages.id, value: (row) => row.id, width: '5em' },
    {
      id: 'career',
      header: messages.career,
      value: nomenclatureCareer,
      width: 'minmax(10em, 2fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'gender',
      header: messages.gender,
      value: (row) => genderOf(row, messages),
      width: 'minmax(7em, 1fr)',
      card: 'key',
    },
    {
      id: 'title',
      header: messages.titleName,
      value: (row) => row.titleName,
      width: 'minmax(11em, 3fr)',
      isLong: true,
      card: 'text',
    },
  ];
}

export function genderFilter(messages: Messages): CatalogueFilter<DegreeTitle> {
  return {
    id: 'gender',
    label: messages.gender,
    allLabel: messages.everyGender,
    choiceOf: (row) => {
      const label = genderOf(row, messages);
      return label === undefined ? undefined : { key: row.genderId?.toString() ?? label, label };
    },
  };
}

/** The name of a gender: the server's, or ours. */
export function genderNameOf(
  messages: typeof nomenclaturesMessages.defaults,
  id: number,
  name: string | undefined,
): string {
  return (
    name ?? genderLabel(id, messages) ?? formatMessage(messages.otherGender, { id: String(id) })
  );
}
