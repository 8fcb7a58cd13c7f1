import type { Application } from '../../../domain/application/application.ts';
import type { Timestamp } from '../../../domain/calendar/timestamp.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { DataColumn } from '../../../ui/table/data-table-props.ts';
import { MutedText } from '../../../ui/text/inline-text.styles.ts';
import { fullNameOf, statusTones } from '../application-names.ts';
import type { ApplicationsWords } from '../applications.messages.ts';
import { ApplicationActions, type RowDeeds } from './application-actions.tsx';
import { CodeCell } from './code-cell.tsx';
import type { DuplicateFinder } from './duplicates.flow.ts';
import { IdNumberCell } from './id-number-cell.tsx';

interface ColumnContext {
  readonly words: ApplicationsWords;
  readonly formatDate: (date: Timestamp) => string;
  readonly duplicates: DuplicateFinder;
  readonly deeds: RowDeeds;
}

/** The columns of spec §2, in its order. */
export function applicationColumns(context: ColumnContext): readonly DataColumn<Application>[] {
  const { words, formatDate, duplicates, deeds } = context;
  return [
    {
      id: 'code',
      header: words.code,
      cell: (application) => <CodeCell application={application} words={words} />,
      width: '8.4em',
      isSortable: true,
    },
    {
      id: 'student',
      header: words.student,
      cell: (application) => <Optional text={fullNameOf(application)} words={words} />,
      width: 'minmax(8.1em, 2fr)',
      isLong: true,
      isRowHeader: true,
      isSortable: true,
    },
    {
      id: 'idNumber',
      header: words.idNumber,
      cell: (application) => (
        <IdNumberCell
          idNumber={application.student.idNumber}
          isDuplicate={duplicates.othersOf(application).length > 0}
          words={words}
        />
      ),
      width: 'minmax(7.2em, 0.6fr)',
    },
    {
      id: 'career',
      header: words.career,
      cell: ({ career }) => <Optional text={career.name} words={words} />,
      width: 'minmax(7.4em, 1.5fr)',
      isLong: true,
      easyWidth: 11,
    },
    {
      id: 'ceremony',
      header: words.ceremony,
      cell: ({ ceremony }) => <Optional text={ceremony.name} words={words} />,
      width: 'minmax(7.5em, 1.7fr)',
      isLong: true,
      easyWidth: 12,
    },
    {
      id: 'status',
      header: words.status,
      cell: ({ status }) => <Badge tone={statusTones[status]}>{words[status]}</Badge>,
      width: '8.1em',
      isSortable: true,
    },
    {
      id: 'date',
      header: words.date,
      cell: ({ appliedAt }) => <Optional text={appliedAt && formatDate(appliedAt)} words={words} />,
      width: '5.9em',
      isSortable: true,
    },
    {
      id: 'actions',
      header: words.actions,
      cell: (application) => (
        <ApplicationActions application={application} words={words} deeds={deeds} />
      ),
      width: 'minmax(7.75em, 1.2fr)',
      isActions: true,
    },
  ];
}

interface OptionalProps {
  readonly text: string | undefined;
  readonly words: ApplicationsWords;
}

function Optional({ text, words }: OptionalProps) {
  if (text === undefined || text === '') return <Missing words={words} />;
  return text;
}

function Missing({ words }: Pick<OptionalProps, 'words'>) {
  return <MutedText>{words.missing}</MutedText>;
}
