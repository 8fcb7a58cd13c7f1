import { countByState } from '#admin-console/batch/batch-run.flow.ts';
import type { PluralMessage } from '#messages/define-messages.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { FocusTarget } from '#ui/dialog/dialog-parts.styles.ts';
import type { BulkRun } from './bulk-run.controller.ts';
import { type BulkDecisionMessages, bulkRunMessages } from './bulk-run.messages.ts';

interface BulkSummaryProps {
  readonly run: BulkRun;
  readonly messages: BulkDecisionMessages;
}

/** The summary of the run. It takes the focus, because the pressed button disappears. */
export function BulkSummary({ run, messages }: BulkSummaryProps) {
  const { someLeft } = useMessages(bulkRunMessages);
  const locale = useLocale();
  const isOver = run.phase === 'stopped' || run.phase === 'finished';
  const box = useFocusWhen<HTMLDivElement>(isOver, { atMount: false });
  if (!isOver) return null;

  const { failed } = countByState(run);
  const isWhole = run.phase === 'finished' && failed === 0;
  return (
    <FocusTarget ref={box} tabIndex={-1}>
      <Alert
        tone={isWhole ? 'success' : 'warning'}
        live="polite"
        title={run.phase === 'stopped' ? messages.stopped : undefined}
      >
        {runSummary(run, { ...messages, someLeft }, locale)}
      </Alert>
    </FocusTarget>
  );
}

interface SummaryMessages extends BulkDecisionMessages {
  readonly someLeft: PluralMessage;
}

/** 'Se aprobaron 5 solicitudes, 1 no se pudo aprobar, 6 quedaron sin enviar', without counts of zero. */
function runSummary(run: BulkRun, messages: SummaryMessages, locale: string): string {
  const { done, failed, waiting } = countByState(run);
  const parts = [
    formatMessage(messages.finished, { count: done }, locale),
    failed > 0 ? formatMessage(messages.someFailed, { count: failed }, locale) : '',
    waiting > 0 ? formatMessage(messages.someLeft, { count: waiting }, locale) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
