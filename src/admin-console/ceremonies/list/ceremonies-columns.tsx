import { EditAndRemove } from '#admin-console/list/edit-and-remove.tsx';
import { OptionalText } from '#admin-console/list/list-table.tsx';
import type { ListColumn } from '#admin-console/list/sort-rows.flow.ts';
import type { Can } from '#admin-console/permissions/console-actions.ts';
import { formatIsoDate, formatLongDate } from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { formatMessage } from '#messages/format-message.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ChevronIcon } from '#ui/icon/icons.tsx';
import { styled } from '#ui/styled/styled.ts';
import { focusRing } from '#ui/theme/focus-ring.styles.ts';
import type { CeremoniesMessages } from '../ceremonies.messages.ts';
import { ceremonyName } from '../ceremony-name.ts';
import { ceremonyStatusLabel, ceremonyStatusTone } from '../ceremony-status-badge.ts';
import { ceremonyStatuses } from './ceremonies.flow.ts';
import type { CeremonyDialog } from './ceremony-dialog.ts';

type Open = (dialog: CeremonyDialog) => void;

type Columns = readonly ListColumn<Ceremony>[];

interface ColumnContext {
  readonly messages: CeremoniesMessages;
  readonly locale: string;
  readonly open: Open;
  readonly can: Can;
}

/** The list's columns in display order. */
export function ceremonyColumns(context: ColumnContext): Columns {
  return [...placeColumns(context), ...stateColumns(context), ...actionColumns(context)];
}

function placeColumns({ messages, locale }: ColumnContext): Columns {
  return [
    {
      id: 'name',
      header: messages.name,
      cell: (ceremony) => ceremonyName(ceremony, messages),
      sortBy: ({ name }) => name,
      width: 'minmax(11em, 2.6fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'date',
      header: messages.date,
      cell: ({ date }) => (
        <OptionalText text={date && formatLongDate(date, locale)} missing={messages.missing} />
      ),
      sortBy: ({ date }) => date && formatIsoDate(date),
      width: '21.5ch',
      isLong: true,
      card: 'text',
    },
    {
      id: 'location',
      header: messages.location,
      cell: ({ location }) => <OptionalText text={location} missing={messages.missing} />,
      sortBy: ({ location }) => location,
      width: 'minmax(10em, 1.8fr)',
      isLong: true,
      card: 'text',
    },
  ];
}

function stateColumns({ messages, open, can }: ColumnContext): Columns {
  const canChange = can('ceremonies.change-status');
  return [
    {
      id: 'status',
      header: messages.status,
      cell: (row) =>
        canChange ? (
          <StatusButton
            ceremony={row}
            messages={messages}
            onPress={() => open({ kind: 'status', row })}
          />
        ) : (
          <Badge tone={ceremonyStatusTone(row.status)}>
            {ceremonyStatusLabel(row.status, messages)}
          </Badge>
        ),
      sortBy: ({ status }) => status && ceremonyStatuses.indexOf(status),
      width: '15.8ch',
      card: 'mark',
      hasControl: canChange,
    },
    {
      id: 'description',
      header: messages.description,
      cell: ({ description }) => (
        <OptionalText text={description} missing={messages.noDescription} />
      ),
      width: 'minmax(9em, 1.4fr)',
      isLong: true,
    },
  ];
}

/** No column for a user who may neither edit nor delete. */
function actionColumns({ messages, open, can }: ColumnContext): Columns {
  const canEdit = can('ceremonies.edit');
  const canDelete = can('ceremonies.delete');
  if (!canEdit && !canDelete) return [];
  return [
    {
      id: 'actions',
      header: messages.actions,
      cell: (row) => {
        const name = ceremonyName(row, messages);
        return (
          <EditAndRemove
            editLabel={formatMessage(messages.editAction, { name })}
            onEdit={canEdit ? () => open({ kind: 'edit', row }) : undefined}
            removeLabel={formatMessage(messages.deleteAction, { name })}
            onRemove={canDelete ? () => open({ kind: 'delete', row }) : undefined}
          />
        );
      },
      width: '6.5em',
      isActions: true,
    },
  ];
}

/** A touch target that is larger than the badge. */
const StatusButtonBox = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-1);
  min-block-size: 2.75em;
  max-inline-size: 100%;
  padding-inline: 0.25em;
  margin-inline: -0.25em;
  border-radius: var(--birrete-radius-medium);
  color: var(--birrete-text-muted);
  cursor: pointer;
  ${focusRing}

  @media (hover: hover) {
    &:hover {
      background-color: var(--birrete-accent-soft);
      color: var(--birrete-accent-text);
    }
  }
`;

interface StatusButtonProps {
  readonly ceremony: Ceremony;
  readonly messages: CeremoniesMessages;
  readonly onPress: () => void;
}

/** The status badge as a button, whose accessible name includes action and ceremony. */
function StatusButton({ ceremony, messages, onPress }: StatusButtonProps) {
  const status = ceremonyStatusLabel(ceremony.status, messages);
  const name = ceremonyName(ceremony, messages);
  return (
    <StatusButtonBox
      type="button"
      aria-haspopup="dialog"
      aria-label={formatMessage(messages.statusAction, { status, name })}
      onClick={onPress}
    >
      <Badge tone={ceremonyStatusTone(ceremony.status)}>{status}</Badge>
      <ChevronIcon size="0.875em" />
    </StatusButtonBox>
  );
}
