import type { CalledGraduate } from '../../../domain/ceremony/call-script.ts';
import type { DataColumn } from '../../../ui/table/data-table-props.ts';
import { MutedText } from '../../../ui/text/inline-text.styles.ts';
import type { CallScriptWords } from './call-script.messages.ts';

/** The script on the screen; on paper faculties and careers are headings. */
export function callScriptColumns(words: CallScriptWords): readonly DataColumn<CalledGraduate>[] {
  const orMuted = (text: string | undefined, missing: string) =>
    text || <MutedText>{missing}</MutedText>;
  return [
    { id: 'place', header: words.place, cell: ({ place }) => String(place), width: '4em' },
    {
      id: 'name',
      header: words.name,
      cell: ({ fullName }) => orMuted(fullName, words.noName),
      width: 'minmax(11em, 2.2fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'degree',
      header: words.degreeTitle,
      cell: ({ degreeTitle }) => orMuted(degreeTitle, words.noTitle),
      width: 'minmax(10em, 1.6fr)',
      isLong: true,
    },
    {
      id: 'record',
      header: words.record,
      cell: ({ record }) => orMuted(record, words.noRecord),
      width: '6em',
    },
    {
      id: 'career',
      header: words.career,
      cell: ({ career }) => orMuted(career, words.noCareer),
      width: 'minmax(8.5em, 1fr)',
      isLong: true,
    },
    {
      id: 'faculty',
      header: words.faculty,
      cell: ({ faculty }) => orMuted(faculty, words.noFaculty),
      width: 'minmax(9em, 1.2fr)',
      isLong: true,
    },
  ];
}
