import { useEffect, useId, useState } from 'react';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { useAnnounced } from '#ui/announcer/announcements.tsx';
import { ProgressHead, Sweep, Track } from '#ui/progress/progress.styles.ts';
import { Panel } from '#ui/stack/panel.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { bulkIssueMessages } from '../bulk-issue.messages.ts';
import type { IssueOrder } from '../result/issue-result.flow.ts';
import { issueLimitSeconds } from './issue-run.controller.ts';

interface IssueProgressProps {
  readonly order: IssueOrder;
  /** In milliseconds since the epoch. */
  readonly startedAt: number;
}

/** Indeterminate progress: the elapsed time, and what happens at the time limit. */
export function IssueProgress({ order, startedAt }: IssueProgressProps) {
  const messages = useMessages(bulkIssueMessages);
  const locale = useLocale();
  const labelId = useId();
  const announced = useAnnounced<HTMLSpanElement>('polite');
  const seconds = useElapsedSeconds(useSentAt(startedAt));

  return (
    <Panel>
      <ProgressHead>
        <span id={labelId} ref={announced}>
          {formatMessage(messages.issuing, { count: order.shown }, locale)}
        </span>
        <span role="timer">{formatMessage(messages.elapsed, { seconds }, locale)}</span>
      </ProgressHead>
      <Track role="progressbar" aria-labelledby={labelId}>
        <Sweep />
      </Track>
      <Text tone="muted" size="small">
        {formatMessage(messages.limit, { limit: issueLimitSeconds }, locale)}
      </Text>
    </Panel>
  );
}

/** The time at which the order was last sent: the server may demand a confirmation by the user before it issues. */
function useSentAt(startedAt: number): number {
  const { confirmations } = useGraduation();
  const [sentAt, setSentAt] = useState(startedAt);
  useEffect(
    () =>
      confirmations.subscribe(() => {
        if (confirmations.get() === undefined) setSentAt(Date.now());
      }),
    [confirmations],
  );
  return sentAt;
}

function useElapsedSeconds(startedAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - startedAt) / 1_000));
}
