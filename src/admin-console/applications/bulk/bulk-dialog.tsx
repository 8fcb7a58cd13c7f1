import type { ReactNode } from 'react';
import { countByState, isUnderWay } from '#admin-console/batch/batch-run.flow.ts';
import type { PluralMessage } from '#messages/define-messages.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages, useText } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FocusTarget } from '#ui/dialog/dialog-parts.styles.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { BulkResults } from './bulk-results.tsx';
import type { BulkControls, BulkRun } from './bulk-run.controller.ts';
import { type BulkDecisionMessages, bulkRunMessages } from './bulk-run.messages.ts';

interface BulkDialogProps {
  readonly controls: BulkControls;
  readonly messages: BulkDecisionMessages;
  /** `danger` for a rejection. @default 'default' */
  readonly tone?: 'default' | 'danger' | undefined;
  /** True if the run may start. @default true */
  readonly canStart?: boolean | undefined;
  /** Called by Escape, the cross or a press outside; a dialog with unsaved input asks first. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
  /** The form before the run. */
  readonly children: ReactNode;
  /** True if the form lists the applications itself. @default false */
  readonly hasList?: boolean | undefined;
}

/** Decides several applications one after another, and shows the state of each. */
export function BulkDialog(props: BulkDialogProps) {
  const { controls, messages, tone, onLeave, children, hasList = false } = props;
  const { run } = controls;
  const locale = useLocale();
  const isReady = run.phase === 'ready';

  return (
    <Dialog
      title={formatMessage(messages.title, { count: run.items.length }, locale)}
      tone={tone}
      isOpen
      onClose={isReady ? onLeave : props.onClose}
      isDismissable={!isUnderWay(run)}
      footer={<BulkFooter {...props} />}
    >
      <Stack $gap={4}>
        {isReady ? children : <BulkProgress run={run} />}
        <BulkSummary run={run} messages={messages} />
        {!(isReady && hasList) && <BulkResults run={run} messages={messages} />}
      </Stack>
    </Dialog>
  );
}

function BulkFooter({ controls, messages, tone, canStart = true, onClose }: BulkDialogProps) {
  const { messages: shared, format } = useText(bulkRunMessages);
  const { run, start, stop, retryFailed } = controls;
  const { waiting, failed } = countByState(run);
  const startVariant = tone === 'danger' ? 'danger' : 'primary';

  switch (run.phase) {
    case 'ready':
      return (
        <>
          <Button variant="secondary" onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button variant={startVariant} disabled={!canStart} onClick={start}>
            {format(messages.start, { count: waiting })}
          </Button>
        </>
      );
    case 'running':
      return (
        <Button variant="secondary" onClick={stop} key="stop">
          {shared.stop}
        </Button>
      );
    case 'stopping':
      return (
        <Button variant="secondary" isBusy key="stop">
          {shared.stopping}
        </Button>
      );
    case 'stopped':
    case 'finished':
      return (
        <>
          <Button variant="secondary" onClick={onClose}>
            {shared.close}
          </Button>
          {failed > 0 && (
            <Button variant="secondary" onClick={retryFailed}>
              {format(shared.retry, { count: failed })}
            </Button>
          )}
          {waiting > 0 && (
            <Button variant={startVariant} onClick={start}>
              {format(shared.resume, { count: waiting })}
            </Button>
          )}
        </>
      );
    default:
      return run.phase satisfies never;
  }
}

/** The progress of the run: decided and failed applications out of the total. */
function BulkProgress({ run }: { readonly run: BulkRun }) {
  const { messages, format } = useText(bulkRunMessages);
  const { done, failed } = countByState(run);
  const settled = done + failed;
  const total = run.items.length;
  const text = format(messages.progressText, { settled, total });
  return <ProgressBar label={messages.progress} done={settled} total={total} text={text} />;
}

interface BulkSummaryProps {
  readonly run: BulkRun;
  readonly messages: BulkDecisionMessages;
}

/** The summary of the run. It takes the focus, because the pressed button disappears. */
function BulkSummary({ run, messages }: BulkSummaryProps) {
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
