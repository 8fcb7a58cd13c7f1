import { useState } from 'react';
import { formatMessage } from '#messages/format-message.ts';
import { useText } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { DataColumn } from '#ui/table/data-table-props.ts';
import { type RehearsalMessages, rehearsalMessages } from '../rehearsal/rehearsal.messages.ts';
import type { ChangedValue, Difference, IssueResult } from './issue-result.flow.ts';

interface DifferencesNoteProps {
  readonly result: IssueResult;
  /** True if the result is of an earlier issue of this ceremony. @default false */
  readonly isPast?: boolean | undefined;
  /** Called when the user opens the list of differences. */
  readonly onStay: () => void;
}

/** Lists the differences from the rehearsal; renders nothing if there are none. */
export function DifferencesNote({ result, isPast = false, onStay }: DifferencesNoteProps) {
  const { messages, format } = useText(rehearsalMessages);
  const [isShown, setShown] = useState(false);
  // The pressed button disappears.
  const note = useFocusWhen<HTMLDivElement>(isShown, { find: '[role="grid"] [tabindex="0"]' });
  const count = result.differences.length;
  if (count === 0) return null;

  const show = () => {
    setShown(true);
    onStay();
  };
  return (
    <Stack ref={note} $gap={3}>
      <Alert
        tone="warning"
        live="polite"
        title={format(isPast ? messages.lastDiffer : messages.differ, { count })}
        action={
          isShown ? undefined : (
            <Button variant="secondary" onClick={show}>
              {messages.showDifferences}
            </Button>
          )
        }
      />
      {isShown && <DifferencesTable differences={result.differences} messages={messages} />}
    </Stack>
  );
}

interface DifferencesTableProps {
  readonly differences: readonly Difference[];
  readonly messages: RehearsalMessages;
}

function DifferencesTable({ differences, messages }: DifferencesTableProps) {
  const [columns] = useState(() => differenceColumns(messages));
  return (
    <DataTable
      label={messages.differences}
      columns={columns}
      rows={differences}
      rowKey={({ id }) => id}
      state="ready"
      emptyText={messages.none}
      height="20em"
    />
  );
}

function differenceColumns(messages: RehearsalMessages): readonly DataColumn<Difference>[] {
  return [
    {
      id: 'person',
      header: messages.person,
      cell: ({ fullName }) => fullName || messages.unnamed,
      width: 'minmax(10em, 1fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'difference',
      header: messages.difference,
      cell: (difference) => differenceText(difference, messages),
      width: 'minmax(16em, 2fr)',
      isLong: true,
      isWide: true,
      card: 'text',
    },
  ];
}

function differenceText(difference: Difference, messages: RehearsalMessages): string {
  switch (difference.kind) {
    case 'absent':
      return messages.absent;
    case 'unplanned':
      return messages.unplanned;
    case 'changed':
      return difference.values.map((value) => changeText(value, messages)).join(' · ');
    default:
      return difference satisfies never;
  }
}

function changeText(
  { field, estimated, issued }: ChangedValue,
  messages: RehearsalMessages,
): string {
  const nothing = field === 'degree' ? messages.pending : messages.noNumber;
  return formatMessage(messages.changed, {
    field: messages[field],
    estimated: estimated ?? nothing,
    issued: issued ?? nothing,
  });
}
