import type { ReactNode } from 'react';
import { countByState, isUnderWay } from '#admin-console/batch/batch-run.flow.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkResults } from './bulk-results.tsx';
import type { BulkControls } from './bulk-run.controller.ts';
import { type BulkDecisionMessages, bulkRunMessages } from './bulk-run.messages.ts';
import { BulkSummary } from './bulk-summary.tsx';

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
  const shared = useMessages(bulkRunMessages);
  const locale = useLocale();
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
            {formatMessage(messages.start, { count: waiting }, locale)}
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
              {formatMessage(shared.retry, { count: failed }, locale)}
            </Button>
          )}
          {waiting > 0 && (
            <Button variant={startVariant} onClick={start}>
              {formatMessage(shared.resume, { count: waiting }, locale)}
            </Button>
          )}
        </>
      );
    default:
      return run.phase satisfies never;
  }
}
