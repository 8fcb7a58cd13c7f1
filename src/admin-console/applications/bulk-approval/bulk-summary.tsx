import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { useFocusWhen } from '../../../react/use-focus-when.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { FocusTarget } from '../../../ui/dialog/dialog-parts.styles.ts';
import { type BulkRun, countByState } from './bulk-approval.flow.ts';
import { type BulkApprovalWords, bulkApprovalMessages } from './bulk-approval.messages.ts';

/** What the run came to. It takes the focus when the button that was pressed is gone. */
export function BulkSummary({ run }: { readonly run: BulkRun }) {
  const words = useMessages(bulkApprovalMessages);
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
        title={run.phase === 'stopped' ? words.stopped : undefined}
      >
        {summaryOf(run, words, locale)}
      </Alert>
    </FocusTarget>
  );
}

/** 'Se aprobaron 5 solicitudes, 1 no se pudo aprobar, 6 quedaron sin enviar': what is not there is not said. */
function summaryOf(run: BulkRun, words: BulkApprovalWords, locale: string): string {
  const { approved, failed, waiting } = countByState(run);
  const parts = [
    formatMessage(words.finished, { count: approved }, locale),
    failed > 0 ? formatMessage(words.someFailed, { count: failed }, locale) : '',
    waiting > 0 ? formatMessage(words.someLeft, { count: waiting }, locale) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
