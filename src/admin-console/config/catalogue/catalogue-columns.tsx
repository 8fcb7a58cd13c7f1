import { formatMessage } from '../../../messages/format-message.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EditIcon, TrashIcon } from '../../../ui/icon/action-icons.tsx';
import { RowActions } from '../../../ui/table/row-actions.tsx';
import { MutedText, UserText } from '../../../ui/text/inline-text.styles.ts';
import type { ListColumn } from '../../list/sort-rows.flow.ts';
import type { configMessages } from '../config.messages.ts';
import type { Catalogue, CatalogueColumn, CatalogueRow } from './catalogue.ts';
import type { CatalogueDialog } from './catalogue-dialog.ts';

type Words = typeof configMessages.defaults;

type Open<Row> = (dialog: CatalogueDialog<Row>) => void;

/** A catalogue's columns, with the actions last. */
export function catalogueColumns<Row extends CatalogueRow, Field extends string>(
  { table, nameOf }: Catalogue<Row, Field>,
  words: Words,
  open: Open<Row>,
): readonly ListColumn<Row>[] {
  return [
    ...table.columns.map(
      ({ value, ...column }): ListColumn<Row> => ({
        ...column,
        sortBy: value,
        cell: (row) => <Value value={value(row)} words={words} />,
      }),
    ),
    {
      id: 'actions',
      header: words.actions,
      width: '6.5em',
      isActions: true,
      cell: (row) => (
        <Actions name={nameOf(row) || words.unnamed} row={row} words={words} open={open} />
      ),
    },
  ];
}

interface ValueProps {
  readonly value: ReturnType<CatalogueColumn<never>['value']>;
  readonly words: Words;
}

/** A flag as a badge, anything else as text. */
function Value({ value, words }: ValueProps) {
  if (value === undefined || value === '') return <MutedText>{words.missing}</MutedText>;
  if (typeof value === 'boolean') {
    return <Badge tone={value ? 'success' : 'neutral'}>{value ? words.yes : words.no}</Badge>;
  }
  return <UserText>{String(value)}</UserText>;
}

/** Created once, so that a row that renders again keeps them. */
const icons = { edit: <EditIcon />, remove: <TrashIcon /> };

interface ActionsProps<Row> {
  readonly name: string;
  readonly row: Row;
  readonly words: Words;
  readonly open: Open<Row>;
}

function Actions<Row>({ name, row, words, open }: ActionsProps<Row>) {
  return (
    <RowActions
      actions={[
        {
          id: 'edit',
          label: formatMessage(words.editAction, { name }),
          icon: icons.edit,
          onAction: () => open({ kind: 'form', row }),
        },
        {
          id: 'remove',
          label: formatMessage(words.removeAction, { name }),
          icon: icons.remove,
          tone: 'danger',
          onAction: () => open({ kind: 'removal', row }),
        },
      ]}
    />
  );
}
