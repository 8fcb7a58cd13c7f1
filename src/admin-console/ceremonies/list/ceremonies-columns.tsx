import { formatIsoDate, formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { EditAndRemove } from '../../list/edit-and-remove.tsx';
import { OptionalText } from '../../list/list-table.tsx';
import type { ListColumn } from '../../list/sort-rows.flow.ts';
import type { CeremoniesMessages } from '../ceremonies.messages.ts';
import { ceremonyName } from '../ceremony-name.ts';
import { ceremonyStatuses } from './ceremonies.flow.ts';
import type { CeremonyDialog } from './ceremony-dialog.ts';
import { StatusButton } from './status-button.tsx';

type Open = (dialog: CeremonyDialog) => void;

/** The list's columns in display order. */
export function ceremonyColumns(
  messages: CeremoniesMessages,
  locale: string,
  open: Open,
): readonly ListColumn<Ceremony>[] {
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
    },
    {
      id: 'location',
      header: messages.location,
      cell: ({ location }) => <OptionalText text={location} missing={messages.missing} />,
      sortBy: ({ location }) => location,
      width: 'minmax(10em, 1.8fr)',
      isLong: true,
    },
    {
      id: 'status',
      header: messages.status,
      cell: (row) => (
        <StatusButton
          ceremony={row}
          messages={messages}
          onPress={() => open({ kind: 'status', row })}
        />
      ),
      sortBy: ({ status }) => status && ceremonyStatuses.indexOf(status),
      width: '15.8ch',
      hasControl: true,
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
    {
      id: 'actions',
      header: messages.actions,
      cell: (row) => <Actions row={row} messages={messages} open={open} />,
      width: '6.5em',
      isActions: true,
    },
  ];
}

interface ActionsProps {
  readonly row: Ceremony;
  readonly messages: CeremoniesMessages;
  readonly open: Open;
}

function Actions({ row, messages, open }: ActionsProps) {
  const name = ceremonyName(row, messages);
  return (
    <EditAndRemove
      editLabel={formatMessage(messages.editAction, { name })}
      onEdit={() => open({ kind: 'edit', row })}
      removeLabel={formatMessage(messages.deleteAction, { name })}
      onRemove={() => open({ kind: 'delete', row })}
    />
  );
}
