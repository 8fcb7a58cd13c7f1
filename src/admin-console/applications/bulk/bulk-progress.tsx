import { useId } from 'react';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { Fill, ProgressHead, Track } from '#ui/progress/progress.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { type BulkRun, countByState } from './bulk-run.flow.ts';
import { bulkRunMessages } from './bulk-run.messages.ts';

/** The progress of the run: decided and failed applications out of the total. */
export function BulkProgress({ run }: { readonly run: BulkRun }) {
  const messages = useMessages(bulkRunMessages);
  const locale = useLocale();
  const labelId = useId();
  const { done, failed } = countByState(run);
  const settled = done + failed;
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
