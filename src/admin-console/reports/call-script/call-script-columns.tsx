import type { CalledGraduate } from '../../../domain/call-script.ts';
import type { DataColumn } from '../../../ui/table/data-table-props.ts';
import { MutedText } from '../reports.styles.ts';
import type { CallScriptWords } from './call-script.messages.ts';

/** The script on the screen; on paper faculties and careers are headings. */
export function callScriptColumns(words: CallScriptWords): readonly DataColumn<CalledGraduate>[] {
  const orMuted = (text: string | undefined, missing: string) =>
    text || <MutedText>{missing}</MutedText>;
  return [
    { id: 'place', header: words.place, cell: ({ place }) => String(place), width: '5em' },
    {
      id: 'name',
      header: words.name,
      cell: ({ fullName }) => orMuted(fullName, words.noName),
      width: 'minmax(17em, 2.2fr)',
      isRowHeader: true,
    },
    {
      id: 'degree',
      header: words.degreeTitle,
      cell: ({ degreeTitle }) => orMuted(degreeTitle, words.noTitle),
      width: 'minmax(14em, 1.6fr)',
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
      width: 'minmax(10em, 1fr)',
    },
    {
      id: 'faculty',
      header: words.faculty,
      cell: ({ faculty }) => orMuted(faculty, words.noFaculty),
      width: 'minmax(12em, 1.2fr)',
    },
  ];
}
