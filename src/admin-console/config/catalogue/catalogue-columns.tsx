import { formatMessage } from '../../../messages/format-message.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EditIcon, TrashIcon } from '../../../ui/icon/action-icons.tsx';
import type { DataColumn } from '../../../ui/table/data-table-props.ts';
import { RowActions } from '../../../ui/table/row-actions.tsx';
import { MutedText, UserText } from '../../../ui/text/inline-text.styles.ts';
import type { configMessages } from '../config.messages.ts';
import type { Catalogue, CatalogueColumn, CatalogueRow } from './catalogue.ts';

type Words = typeof configMessages.defaults;

/** What can be done with one row. */
export interface CatalogueActions<Row> {
  readonly onEdit: (row: Row) => void;
  readonly onRemove: (row: Row) => void;
}

/** A catalogue's columns as the table draws them, with the actions last. */
export function catalogueColumns<Row extends CatalogueRow, Field extends string>(
  { table, nameOf }: Catalogue<Row, Field>,
  words: Words,
  actions: CatalogueActions<Row>,
): readonly DataColumn<Row>[] {
  return [
    ...table.columns.map(
      (column): DataColumn<Row> => ({
        id: column.id,
        header: column.header,
        width: column.width,
        isRowHeader: column.isRowHeader,
        isLong: column.isLong,
        isSortable: true,
        cell: (row) => <Value value={column.value(row)} words={words} />,
      }),
    ),
    {
      id: 'actions',
      header: words.actions,
      width: '6.5em',
      isActions: true,
      cell: (row) => (
        <Actions name={nameOf(row) || words.unnamed} row={row} words={words} actions={actions} />
      ),
    },
  ];
}

interface ValueProps {
  readonly value: ReturnType<CatalogueColumn<never>['value']>;
  readonly words: Words;
}

/** A flag as a badge, a number as its digits, a text as a text whatever stands in it. */
function Value({ value, words }: ValueProps) {
  if (value === undefined || value === '') return <MutedText>{words.missing}</MutedText>;
  if (typeof value === 'boolean') {
    return <Badge tone={value ? 'success' : 'neutral'}>{value ? words.yes : words.no}</Badge>;
  }
  return <UserText>{String(value)}</UserText>;
}

/** Made once: a row that is drawn again leaves them as they are. */
const icons = { edit: <EditIcon />, remove: <TrashIcon /> };

interface ActionsProps<Row> {
  readonly name: string;
  readonly row: Row;
  readonly words: Words;
  readonly actions: CatalogueActions<Row>;
}

function Actions<Row>({ name, row, words, actions }: ActionsProps<Row>) {
  return (
    <RowActions
      actions={[
        {
          id: 'edit',
          label: formatMessage(words.editAction, { name }),
          icon: icons.edit,
          onAction: () => actions.onEdit(row),
        },
        {
          id: 'remove',
          label: formatMessage(words.removeAction, { name }),
          icon: icons.remove,
          tone: 'danger',
          onAction: () => actions.onRemove(row),
        },
      ]}
    />
  );
}
