import { useEffect, useRef } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { FocusTarget } from '../../../ui/dialog/dialog-parts.styles.ts';
import { type BulkPhase, type BulkRun, countByState } from './bulk-approval.flow.ts';
import { type BulkApprovalMessages, bulkApprovalMessages } from './bulk-approval.messages.ts';

/** The summary of the run. It takes the focus, because the pressed button disappears. */
export function BulkSummary({ run }: { readonly run: BulkRun }) {
  const messages = useMessages(bulkApprovalMessages);
  const locale = useLocale();
  const box = useFocusWhenFinished(run.phase);
  if (run.phase !== 'stopped' && run.phase !== 'finished') return null;

  const { failed } = countByState(run);
  const isWhole = run.phase === 'finished' && failed === 0;
  return (
    <FocusTarget ref={box} tabIndex={-1}>
      <Alert
        tone={isWhole ? 'success' : 'warning'}
        live="polite"
        title={run.phase === 'stopped' ? messages.stopped : undefined}
      >
        {summaryOf(run, messages, locale)}
      </Alert>
    </FocusTarget>
  );
}

function useFocusWhenFinished(phase: BulkPhase) {
  const box = useRef<HTMLDivElement>(null);
  const former = useRef(phase);
  useEffect(() => {
    const wasUnderWay = former.current === 'running' || former.current === 'stopping';
    former.current = phase;
    if (wasUnderWay) box.current?.focus();
  }, [phase]);
  return box;
}

/** 'Se aprobaron 5 solicitudes, 1 no se pudo aprobar, 6 quedaron sin enviar', without counts of zero. */
function summaryOf(run: BulkRun, messages: BulkApprovalMessages, locale: string): string {
  const { approved, failed, waiting } = countByState(run);
  const parts = [
    formatMessage(messages.finished, { count: approved }, locale),
    failed > 0 ? formatMessage(messages.someFailed, { count: failed }, locale) : '',
    waiting > 0 ? formatMessage(messages.someLeft, { count: waiting }, locale) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
