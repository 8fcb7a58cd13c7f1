import { formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { EditIcon, TrashIcon } from '../../../ui/icon/action-icons.tsx';
import type { DataColumn } from '../../../ui/table/data-table-props.ts';
import { RowActions } from '../../../ui/table/row-actions.tsx';
import { MutedText } from '../../../ui/text/inline-text.styles.ts';
import type { CeremoniesWords } from '../ceremonies.messages.ts';
import { ceremonyName } from '../ceremony-name.ts';
import { StatusButton } from './status-button.tsx';

/** What can be done with one ceremony. */
export interface CeremonyActions {
  readonly onEdit: (ceremony: Ceremony) => void;
  readonly onDelete: (ceremony: Ceremony) => void;
  readonly onStatus: (ceremony: Ceremony) => void;
}

/** The columns of spec §2, in its order. */
export function ceremonyColumns(
  words: CeremoniesWords,
  locale: string,
  actions: CeremonyActions,
): readonly DataColumn<Ceremony>[] {
  return [
    {
      id: 'name',
      header: words.name,
      cell: (ceremony) => ceremonyName(ceremony, words),
      width: 'minmax(11em, 2.6fr)',
      isLong: true,
      isRowHeader: true,
      isSortable: true,
    },
    {
      id: 'date',
      header: words.date,
      cell: ({ date }) =>
        date === undefined ? <MutedText>{words.missing}</MutedText> : formatLongDate(date, locale),
      width: '12.4em',
      isSortable: true,
    },
    {
      id: 'location',
      header: words.location,
      cell: ({ location }) => <Optional text={location} missing={words.missing} />,
      width: 'minmax(10em, 1.8fr)',
      isLong: true,
      isSortable: true,
    },
    {
      id: 'status',
      header: words.status,
      cell: (ceremony) => (
        <StatusButton
          ceremony={ceremony}
          words={words}
          onPress={() => actions.onStatus(ceremony)}
        />
      ),
      width: '10em',
      isSortable: true,
      hasControl: true,
    },
    {
      id: 'description',
      header: words.description,
      cell: ({ description }) => <Optional text={description} missing={words.noDescription} />,
      width: 'minmax(9em, 1.4fr)',
      isLong: true,
    },
    {
      id: 'actions',
      header: words.actions,
      cell: (ceremony) => <Actions ceremony={ceremony} words={words} actions={actions} />,
      width: '6.5em',
      isActions: true,
    },
  ];
}

function Optional({
  text,
  missing,
}: {
  readonly text: string | undefined;
  readonly missing: string;
}) {
  return text === undefined ? <MutedText>{missing}</MutedText> : text;
}

/** Made once: a row that is drawn again leaves them as they are. */
const icons = { edit: <EditIcon />, remove: <TrashIcon /> };

interface ActionsProps {
  readonly ceremony: Ceremony;
  readonly words: CeremoniesWords;
  readonly actions: CeremonyActions;
}

function Actions({ ceremony, words, actions }: ActionsProps) {
  const name = ceremonyName(ceremony, words);
  return (
    <RowActions
      actions={[
        {
          id: 'edit',
          label: formatMessage(words.editAction, { name }),
          icon: icons.edit,
          onAction: () => actions.onEdit(ceremony),
        },
        {
          id: 'delete',
          label: formatMessage(words.deleteAction, { name }),
          icon: icons.remove,
          tone: 'danger',
          onAction: () => actions.onDelete(ceremony),
        },
      ]}
    />
  );
}
