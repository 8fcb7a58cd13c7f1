import type { ReactNode } from 'react';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row } from '#ui/stack/row.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import type { ListState } from '../data/use-list.ts';

interface ShortListProps<Row> {
  readonly list: ListState<Row>;
  readonly children: (row: Row) => ReactNode;
}

/** A short list in a dialog, with an action for each row. */
export function ShortList<Row>({ list, children }: ShortListProps<Row>) {
  if (list.status === 'loading') return <Skeleton lines={3} />;
  if (list.status === 'failed') {
    return <RetryAlert onRetry={list.retry}>{list.message}</RetryAlert>;
  }
  if (list.rows.length === 0) return null;
  return (
    <Stack as="ul" $gap={4}>
      {list.rows.map(children)}
    </Stack>
  );
}

interface ShortListRowProps {
  readonly name: string;
  /** Details below the name; false and undefined are left out. */
  readonly facts: readonly (string | false | undefined)[];
  /** Replaces the action. */
  readonly children?: ReactNode;
  readonly action: string;
  /** Accessible name of the action. */
  readonly actionName: string;
  readonly isBusy: boolean;
  readonly onAction: () => void;
}

/** A row with name, details and one action. */
export function ShortListRow(props: ShortListRowProps) {
  return (
    <Row as="li" $gap={4} $lineGap={2}>
      <div>
        <Text>{props.name}</Text>
        <Text size="small" tone="muted">
          {props.facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {props.children || (
        <Button
          variant="secondary"
          aria-label={props.actionName}
          aria-disabled={props.isBusy}
          onClick={props.onAction}
        >
          {props.action}
        </Button>
      )}
    </Row>
  );
}
