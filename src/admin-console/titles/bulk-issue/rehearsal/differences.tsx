import { useState } from 'react';
import { formatMessage } from '../../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../../messages/messages-context.tsx';
import { Alert } from '../../../../ui/alert/alert.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Stack } from '../../../../ui/stack/stack.styles.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/data-table-props.ts';
import type { ChangedValue, Difference, IssueResult } from '../issue-result.flow.ts';
import { type RehearsalWords, rehearsalMessages } from './rehearsal.messages.ts';

interface DifferencesNoteProps {
  readonly result: IssueResult;
  /** Of an earlier issue of this ceremony. @default false */
  readonly isPast?: boolean | undefined;
  /** The person wants to read them. */
  readonly onStay: () => void;
}

/** What came out otherwise than rehearsed; nothing where all came out alike. */
export function DifferencesNote({ result, isPast = false, onStay }: DifferencesNoteProps) {
  const words = useMessages(rehearsalMessages);
  const locale = useLocale();
  const [isShown, setShown] = useState(false);
  const count = result.differences.length;
  if (count === 0) return null;

  const show = () => {
    setShown(true);
    onStay();
  };
  return (
    <Stack $gap={3}>
      <Alert
        tone="warning"
        live="polite"
        title={formatMessage(isPast ? words.lastDiffer : words.differ, { count }, locale)}
        action={
          isShown ? undefined : (
            <Button variant="secondary" onClick={show}>
              {words.showDifferences}
            </Button>
          )
        }
      />
      {isShown && <DifferencesTable differences={result.differences} words={words} />}
    </Stack>
  );
}

interface DifferencesTableProps {
  readonly differences: readonly Difference[];
  readonly words: RehearsalWords;
}

function DifferencesTable({ differences, words }: DifferencesTableProps) {
  const [columns] = useState(() => differenceColumns(words));
  return (
    <DataTable
      label={words.differences}
      columns={columns}
      rows={differences}
      rowKey={({ id }) => id}
      state="ready"
      emptyText={words.none}
      height="20em"
    />
  );
}

function differenceColumns(words: RehearsalWords): readonly DataColumn<Difference>[] {
  return [
    {
      id: 'person',
      header: words.person,
      cell: ({ fullName }) => fullName || words.unnamed,
      width: 'minmax(10em, 1fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'difference',
      header: words.difference,
      cell: (difference) => differenceText(difference, words),
      width: 'minmax(16em, 2fr)',
      isLong: true,
      isWide: true,
    },
  ];
}

function differenceText(difference: Difference, words: RehearsalWords): string {
  switch (difference.kind) {
    case 'absent':
      return words.absent;
    case 'unplanned':
      return words.unplanned;
    case 'changed':
      return difference.values.map((value) => changeText(value, words)).join(' · ');
    default:
      return difference satisfies never;
  }
}

function changeText({ field, estimated, issued }: ChangedValue, words: RehearsalWords): string {
  const nothing = field === 'degree' ? words.pending : words.noNumber;
  return formatMessage(words.changed, {
    field: words[field],
    estimated: estimated ?? nothing,
    issued: issued ?? nothing,
  });
}
