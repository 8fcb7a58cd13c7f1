import type { CalledGraduate } from '#domain/report/call-script.ts';
import type { DataColumn } from '#ui/table/data-table-props.ts';
import { MutedText } from '#ui/text/inline-text.styles.ts';
import type { CallScriptMessages } from './call-script.messages.ts';

/** The script's columns on screen; on paper, faculties and careers are headings. */
export function callScriptColumns(
  messages: CallScriptMessages,
): readonly DataColumn<CalledGraduate>[] {
  const orMuted = (text: string | undefined, missing: string) =>
    text || <MutedText>{missing}</MutedText>;
  return [
    { id: 'place', header: messages.place, cell: ({ place }) => String(place), width: '4em' },
    {
      id: 'name',
      header: messages.name,
      cell: ({ fullName }) => orMuted(fullName, messages.noName),
      width: 'minmax(11em, 2.2fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'degree',
      header: messages.degreeTitle,
      cell: ({ degreeTitle }) => orMuted(degreeTitle, messages.noTitle),
      width: 'minmax(10em, 1.6fr)',
      isLong: true,
    },
    {
      id: 'record',
      header: messages.record,
      cell: ({ record }) => orMuted(record, messages.noRecord),
      width: '6em',
    },
    {
      id: 'career',
      header: messages.career,
      cell: ({ career }) => orMuted(career, messages.noCareer),
      width: 'minmax(8.5em, 1fr)',
      isLong: true,
    },
    {
      id: 'faculty',
      header: messages.faculty,
      cell: ({ faculty }) => orMuted(faculty, messages.noFaculty),
      width: 'minmax(9em, 1.2fr)',
      isLong: true,
    },
  ];
}
