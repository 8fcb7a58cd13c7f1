import { EditAndRemove } from '#admin-console/list/edit-and-remove.tsx';
import type { ListColumn } from '#admin-console/list/sort-rows.flow.ts';
import type { Can } from '#admin-console/permissions/console-actions.ts';
import { formatMessage } from '#messages/format-message.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { MutedText, UserText } from '#ui/text/inline-text.styles.ts';
import { BreakableText } from '#ui/text/text.tsx';
import type { configMessages } from '../config.messages.ts';
import type { CatalogueColumn, CatalogueRow, ListedCatalogue } from './catalogue.ts';
import type { CatalogueDialog } from './catalogue-dialog.ts';

type Messages = typeof configMessages.defaults;

type Open<Row> = (dialog: CatalogueDialog<Row>) => void;

interface ColumnContext<Row extends CatalogueRow> {
  readonly catalogue: ListedCatalogue<Row>;
  readonly messages: Messages;
  readonly open: Open<Row>;
  readonly can: Can;
}

/** The columns of a catalogue, followed by the actions. */
export function catalogueColumns<Row extends CatalogueRow>(
  context: ColumnContext<Row>,
): readonly ListColumn<Row>[] {
  const { catalogue, messages } = context;
  return [
    ...catalogue.table.columns.map(
      ({ value, ...column }): ListColumn<Row> => ({
        ...column,
        sortBy: value,
        cell: (row) => <Value value={value(row)} messages={messages} />,
      }),
    ),
    ...actionColumns(context),
  ];
}

/** No column for a user who may do nothing with a row. */
function actionColumns<Row extends CatalogueRow>({
  catalogue: { id, rowName, rowAction },
  messages,
  open,
  can,
}: ColumnContext<Row>): readonly ListColumn<Row>[] {
  const canEdit = can(`${id}.edit`);
  const canDelete = can(`${id}.delete`);
  if (!canEdit && !canDelete && rowAction === undefined) return [];
  // A constant element, so that rows can skip rendering.
  const icon = rowAction && <rowAction.Icon />;
  return [
    {
      id: 'actions',
      header: messages.actions,
      width: rowAction === undefined ? '6.5em' : '9em',
      isActions: true,
      cell: (row) => {
        const name = rowName(row) || messages.unnamed;
        return (
          <EditAndRemove
            editLabel={formatMessage(messages.editAction, { name })}
            onEdit={canEdit ? () => open({ kind: 'form', row }) : undefined}
            removeLabel={formatMessage(messages.removeAction, { name })}
            onRemove={canDelete ? () => open({ kind: 'removal', row }) : undefined}
            first={
              rowAction?.isFor(row)
                ? {
                    id: 'row-action',
                    label: formatMessage(rowAction.label, { name }),
                    icon,
                    onAction: () => open({ kind: 'row-action', row }),
                  }
                : undefined
            }
          />
        );
      },
    },
  ];
}

interface ValueProps {
  readonly value: ReturnType<CatalogueColumn<never>['value']>;
  readonly messages: Messages;
}

/** Shows a boolean as a badge, other values as text. */
function Value({ value, messages }: ValueProps) {
  if (value === undefined || value === '') return <MutedText>{messages.missing}</MutedText>;
  if (typeof value === 'boolean') {
    return <Badge tone={value ? 'success' : 'neutral'}>{value ? messages.yes : messages.no}</Badge>;
  }
  return (
    <UserText>
      <BreakableText text={String(value)} />
    </UserText>
  );
}
