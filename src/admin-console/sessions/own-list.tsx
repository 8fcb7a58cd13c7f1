import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Row } from '../../ui/stack/row.styles.ts';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { Text } from '../../ui/text/text.tsx';
import type { ListState } from '../data/use-list.ts';
import { RetryAlert } from '../list/retry-alert.tsx';

interface OwnListProps<Row> {
  readonly list: ListState<Row>;
  readonly children: (row: Row) => ReactNode;
}

/** A short list of what is one's own. */
export function OwnList<Row>({ list, children }: OwnListProps<Row>) {
  if (list.status === 'loading') return <Skeleton lines={3} />;
  if (list.status === 'failed') {
    return <RetryAlert onRetry={list.retry}>{list.sentence}</RetryAlert>;
  }
  if (list.rows.length === 0) return null;
  return (
    <Stack as="ul" $gap={4}>
      {list.rows.map(children)}
    </Stack>
  );
}

interface OwnRowProps {
  readonly name: string;
  /** Those that are known. */
  readonly facts: readonly (string | false | undefined)[];
  /** In place of the action, where there is none. */
  readonly children?: ReactNode;
  readonly action: string;
  /** Says of what. */
  readonly actionName: string;
  readonly isBusy: boolean;
  readonly onAction: () => void;
}

/** What it is, and beside it what can be done with it. */
export function OwnRow(props: OwnRowProps) {
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
