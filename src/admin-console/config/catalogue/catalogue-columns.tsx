import { formatMessage } from '../../../messages/format-message.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { KeyIcon } from '../../../ui/icon/action-icons.tsx';
import { MutedText, UserText } from '../../../ui/text/inline-text.styles.ts';
import { BreakableText } from '../../../ui/text/text.tsx';
import { EditAndRemove } from '../../list/edit-and-remove.tsx';
import type { ListColumn } from '../../list/sort-rows.flow.ts';
import type { configMessages } from '../config.messages.ts';
import type { Catalogue, CatalogueColumn, CatalogueRow } from './catalogue.ts';
import type { CatalogueDialog } from './catalogue-dialog.ts';

type Words = typeof configMessages.defaults;

/** Created once, so that a row that renders again keeps it. */
const keyIcon = <KeyIcon />;

type Open<Row> = (dialog: CatalogueDialog<Row>) => void;

/** A catalogue's columns, with the actions last. */
export function catalogueColumns<Row extends CatalogueRow, Field extends string>(
  { table, nameOf, reissue }: Catalogue<Row, Field>,
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
      width: reissue === undefined ? '6.5em' : '9em',
      isActions: true,
      cell: (row) => {
        const name = nameOf(row) || words.unnamed;
        return (
          <EditAndRemove
            editLabel={formatMessage(words.editAction, { name })}
            onEdit={() => open({ kind: 'form', row })}
            removeLabel={formatMessage(words.removeAction, { name })}
            onRemove={() => open({ kind: 'removal', row })}
            first={
              reissue?.isFor(row)
                ? {
                    id: 'reissue',
                    label: formatMessage(reissue.action, { name }),
                    icon: keyIcon,
                    onAction: () => open({ kind: 'reissue', row }),
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
  readonly words: Words;
}

/** A flag as a badge, anything else as text. */
function Value({ value, words }: ValueProps) {
  if (value === undefined || value === '') return <MutedText>{words.missing}</MutedText>;
  if (typeof value === 'boolean') {
    return <Badge tone={value ? 'success' : 'neutral'}>{value ? words.yes : words.no}</Badge>;
  }
  return (
    <UserText>
      <BreakableText text={String(value)} />
    </UserText>
  );
}
