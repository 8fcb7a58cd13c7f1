import { OptionalText } from '#admin-console/list/list-table.tsx';
import type { SelectionStore } from '#admin-console/list/selection-store.ts';
import type { ListColumn } from '#admin-console/list/sort-rows.flow.ts';
import type { Can } from '#admin-console/permissions/console-actions.ts';
import type { Application } from '#domain/application/application.ts';
import type { Timestamp } from '#domain/calendar/timestamp.ts';
import { ApplicationStatusBadge } from '#ui/application-status/application-status-badge.tsx';
import { fullNameOf, identificationOf, orderKeyOf } from '../application-names.ts';
import type { ApplicationsMessages } from '../applications.messages.ts';
import {
  hasOpenWordingRequest,
  openWordingRequest,
  type ProofsByApplication,
} from '../wording-requests/wording-requests.flow.ts';
import { ApplicationActions } from './application-actions.tsx';
import type { ApplicationDialog } from './application-dialog.ts';
import { applicationStatuses } from './application-filters.flow.ts';
import type { DuplicateFinder } from './duplicates.flow.ts';
import { CodeCell, IdNumberCell } from './identity-cells.tsx';

interface ColumnContext {
  readonly messages: ApplicationsMessages;
  readonly formatDate: (date: Timestamp) => string;
  readonly duplicates: DuplicateFinder;
  readonly open: (dialog: ApplicationDialog) => void;
  readonly selection: SelectionStore;
  readonly can: Can;
  /** The proofs of titles, with the wording requests of graduates. */
  readonly proofs: ProofsByApplication;
  /** The width of the codes, as a CSS length. */
  readonly codeWidth: string;
}

type Columns = readonly ListColumn<Application>[];

/** The list's columns in display order. */
export function applicationColumns(context: ColumnContext): Columns {
  return [...personColumns(context), ...degreeColumns(context), ...stateColumns(context)];
}

function personColumns({
  messages,
  duplicates,
  selection,
  can,
  codeWidth,
}: ColumnContext): Columns {
  const canDecide = can('applications.approve') || can('applications.reject');
  return [
    {
      id: 'code',
      header: messages.code,
      cell: (application) => (
        <CodeCell
          application={application}
          messages={messages}
          selection={canDecide ? selection : undefined}
        />
      ),
      sortBy: ({ code }) => code,
      width: codeWidth,
      card: 'key',
      hasControl: canDecide,
    },
    {
      id: 'student',
      header: messages.student,
      cell: (application) => (
        <OptionalText text={fullNameOf(application)} missing={messages.missing} />
      ),
      sortBy: orderKeyOf,
      width: 'minmax(8.1em, 2fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'idNumber',
      header: messages.idNumber,
      cell: (application) => (
        <IdNumberCell
          identification={identificationOf(application)}
          isDuplicate={duplicates.othersOf(application).length > 0}
          messages={messages}
        />
      ),
      width: 'minmax(12.6ch, 0.6fr)',
    },
  ];
}

function degreeColumns({ messages }: ColumnContext): Columns {
  return [
    {
      id: 'career',
      header: messages.career,
      cell: ({ career }) => <OptionalText text={career.name} missing={messages.missing} />,
      width: 'minmax(7.4em, 1.5fr)',
      isLong: true,
      card: 'text',
      easyWidth: 11,
    },
    {
      id: 'ceremony',
      header: messages.ceremony,
      cell: ({ ceremony }) => <OptionalText text={ceremony.name} missing={messages.missing} />,
      width: 'minmax(7.5em, 1.7fr)',
      isLong: true,
      easyWidth: 12,
    },
  ];
}

function stateColumns({ messages, formatDate, open, can, proofs }: ColumnContext): Columns {
  return [
    {
      id: 'status',
      header: messages.status,
      cell: ({ status }) => <ApplicationStatusBadge status={status} />,
      sortBy: ({ status }) => applicationStatuses.indexOf(status),
      width: '13.2ch',
      card: 'mark',
    },
    {
      id: 'date',
      header: messages.date,
      cell: ({ appliedAt }) => (
        <OptionalText text={appliedAt && formatDate(appliedAt)} missing={messages.missing} />
      ),
      sortBy: ({ appliedAt }) => appliedAt && sortTime(appliedAt),
      width: '9.9ch',
    },
    {
      id: 'actions',
      header: messages.actions,
      cell: (application) => (
        <ApplicationActions
          application={application}
          messages={messages}
          open={open}
          can={can}
          hasOpenWordingRequest={openWordingRequest(proofs, application) !== undefined}
        />
      ),
      // The button of an open wording request is beside 'Cambiar estado', which would take a second line.
      width: hasOpenWordingRequest(proofs) ? 'minmax(22ch, 1.2fr)' : 'minmax(16.7ch, 1.2fr)',
      isActions: true,
    },
  ];
}

/** Treats a day as its local midnight, so that days and moments sort together. */
function sortTime(timestamp: Timestamp): number {
  if (timestamp.kind === 'moment') return timestamp.at.getTime();
  const { year, month, day } = timestamp.day;
  return new Date(year, month - 1, day).getTime();
}
