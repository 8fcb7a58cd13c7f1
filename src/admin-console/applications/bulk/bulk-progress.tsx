import { countByState } from '#admin-console/batch/batch-run.flow.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import type { BulkRun } from './bulk-run.controller.ts';
import { bulkRunMessages } from './bulk-run.messages.ts';

/** The progress of the run: decided and failed applications out of the total. */
export function BulkProgress({ run }: { readonly run: BulkRun }) {
  const messages = useMessages(bulkRunMessages);
  const locale = useLocale();
  const { done, failed } = countByState(run);
  const settled = done + failed;
  const total = run.items.length;
  const text = formatMessage(messages.progressText, { settled, total }, locale);
  return <ProgressBar label={messages.progress} done={settled} total={total} text={text} />;
}
