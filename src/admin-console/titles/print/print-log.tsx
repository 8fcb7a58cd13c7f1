import { useId } from 'react';
import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import type { DocumentPrint } from '#domain/document/print.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { type PrintMessages, printMessages } from './print.messages.ts';
import { ProblemItem as PrintItem, PrintList } from './print.styles.ts';
import { printDifferencesMessages } from './print-differences.messages.ts';
import { usePrintLog } from './print-log.controller.ts';

/** 'Impresiones': which copies of a title's documents were printed, when and by whom. */
export function PrintLog({ titleId }: { readonly titleId: number }) {
  const messages = useMessages(printMessages);
  const id = useId();
  return (
    <Stack $gap={3} as="section" aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {messages.log}
      </Heading>
      <Prints titleId={titleId} />
    </Stack>
  );
}

function Prints({ titleId }: { readonly titleId: number }) {
  const { messages, format, locale } = useText(printMessages);
  const differences = useMessages(printDifferencesMessages);
  const log = usePrintLog(titleId);
  if (log.status === 'loading') return <Skeleton lines={2} />;
  if (log.status === 'failed') {
    return <RetryAlert onRetry={log.retry}>{log.message}</RetryAlert>;
  }
  if (log.data.length === 0) return <Text tone="muted">{messages.logEmpty}</Text>;
  return (
    <PrintList>
      {log.data.map((print) => (
        <PrintItem key={print.id}>
          <UserText>{copyText(print, messages)}</UserText>
          {print.editionReason !== undefined && (
            <UserText>{format(differences.logReason, { reason: print.editionReason })}</UserText>
          )}
          <Text tone="muted" size="small">
            {format(messages.logBy, {
              time: print.printedAt === undefined ? '–' : formatTimestamp(print.printedAt, locale),
              person: print.printedBy ?? '–',
            })}
          </Text>
        </PrintItem>
      ))}
    </PrintList>
  );
}

function copyText({ templateName, copy, mark }: DocumentPrint, messages: PrintMessages): string {
  const values = { document: templateName, copy };
  if (copy > 1) return withMark(formatMessage(messages.logCopy, values), mark, messages);
  // The first print of a title that was void or had a duplicate is no original.
  const first = mark === undefined ? messages.logOriginal : messages.logFirst;
  return withMark(formatMessage(first, values), mark, messages);
}

const markKeys = {
  annulled: 'markAnnulled',
  rectified: 'markRectified',
  duplicate: 'markDuplicate',
} as const;

function withMark(text: string, mark: DocumentPrint['mark'], messages: PrintMessages): string {
  return mark === undefined || mark === 'copy' ? text : `${text} · ${messages[markKeys[mark]]}`;
}
