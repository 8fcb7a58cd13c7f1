import { formatIsoDate, formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { EditAndRemove } from '../../list/edit-and-remove.tsx';
import { OptionalText } from '../../list/list-table.tsx';
import type { ListColumn } from '../../list/sort-rows.flow.ts';
import type { CeremoniesWords } from '../ceremonies.messages.ts';
import { ceremonyName } from '../ceremony-name.ts';
import { ceremonyStatuses } from './ceremonies.flow.ts';
import type { CeremonyDialog } from './ceremony-dialog.ts';
import { StatusButton } from './status-button.tsx';

type Open = (dialog: CeremonyDialog) => void;

/** The columns of the list, in order. */
export function ceremonyColumns(
  words: CeremoniesWords,
  locale: string,
  open: Open,
): readonly ListColumn<Ceremony>[] {
  return [
    {
      id: 'name',
      header: words.name,
      cell: (ceremony) => ceremonyName(ceremony, words),
      sortBy: ({ name }) => name,
      width: 'minmax(11em, 2.6fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'date',
      header: words.date,
      cell: ({ date }) => (
        <OptionalText text={date && formatLongDate(date, locale)} missing={words.missing} />
      ),
      sortBy: ({ date }) => date && formatIsoDate(date),
      width: '12.4em',
    },
    {
      id: 'location',
      header: words.location,
      cell: ({ location }) => <OptionalText text={location} missing={words.missing} />,
      sortBy: ({ location }) => location,
      width: 'minmax(10em, 1.8fr)',
      isLong: true,
    },
    {
      id: 'status',
      header: words.status,
      cell: (row) => (
        <StatusButton ceremony={row} words={words} onPress={() => open({ kind: 'status', row })} />
      ),
      sortBy: ({ status }) => status && ceremonyStatuses.indexOf(status),
      width: '10em',
      hasControl: true,
    },
    {
      id: 'description',
      header: words.description,
      cell: ({ description }) => <OptionalText text={description} missing={words.noDescription} />,
      width: 'minmax(9em, 1.4fr)',
      isLong: true,
    },
    {
      id: 'actions',
      header: words.actions,
      cell: (row) => <Actions row={row} words={words} open={open} />,
      width: '6.5em',
      isActions: true,
    },
  ];
}

interface ActionsProps {
  readonly row: Ceremony;
  readonly words: CeremoniesWords;
  readonly open: Open;
}

function Actions({ row, words, open }: ActionsProps) {
  const name = ceremonyName(row, words);
  return (
    <EditAndRemove
      editLabel={formatMessage(words.editAction, { name })}
      onEdit={() => open({ kind: 'edit', row })}
      removeLabel={formatMessage(words.deleteAction, { name })}
      onRemove={() => open({ kind: 'delete', row })}
    />
  );
}
