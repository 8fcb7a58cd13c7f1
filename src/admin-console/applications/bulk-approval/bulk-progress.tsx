import { useId } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Fill, ProgressHead, Track } from '../../../ui/progress/progress.styles.ts';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { type BulkRun, countByState } from './bulk-approval.flow.ts';
import { bulkApprovalMessages } from './bulk-approval.messages.ts';

/** The progress of the run: approved and failed applications out of the total. */
export function BulkProgress({ run }: { readonly run: BulkRun }) {
  const messages = useMessages(bulkApprovalMessages);
  const locale = useLocale();
  const labelId = useId();
  const { approved, failed } = countByState(run);
  const settled = approved + failed;
  const total = run.items.length;
  const text = formatMessage(messages.progressText, { settled, total }, locale);

  return (
    <Stack $gap={2}>
      <ProgressHead>
        <span id={labelId}>{messages.progress}</span>
        <span>{text}</span>
      </ProgressHead>
      <Track
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={settled}
        aria-valuetext={text}
      >
        <Fill style={{ inlineSize: `${(settled / Math.max(1, total)) * 100}%` }} />
      </Track>
    </Stack>
  );
}
