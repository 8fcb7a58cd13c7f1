import { useMemo } from 'react';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { useProofFigures } from './proof-figures.controller.ts';
import type { RehearsalRow } from './rehearsal.flow.ts';
import { rehearsalMessages } from './rehearsal.messages.ts';

/** Counts the graduates who confirmed the wording of their title, now or before a change, asked for a correction, or never looked at it. */
export function ProofFiguresNote({ rows }: { readonly rows: readonly RehearsalRow[] }) {
  const { messages, format, locale } = useText(rehearsalMessages);
  const state = useProofFigures(rows);
  const number = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  if (state.status === 'none') return null;
  if (state.status === 'failed') {
    return (
      <RetryAlert tone="warning" live="off" onRetry={state.retry}>
        {state.message}
      </RetryAlert>
    );
  }
  const { confirmed, outdated, asked, open, unanswered, neverLooked } = state.figures;
  const counts = [
    [messages.proofConfirmed, confirmed],
    [messages.proofOutdated, outdated.length],
    [messages.proofAsked, asked],
    [messages.proofUnanswered, unanswered],
    [messages.proofNeverLooked, neverLooked],
  ] as const;
  return (
    <Stack $gap={3}>
      <Heading level={4} size="small">
        {messages.proofTitle}
      </Heading>
      <DescriptionList
        items={counts.map(([term, count]) => ({ term, detail: number.format(count) }))}
      />
      <Text tone="muted">{messages.proofOptional}</Text>
      {open.length > 0 && (
        <Alert
          tone="warning"
          title={format(messages.proofOpen, { count: open.length, codes: firstOf(open) })}
        >
          {messages.proofOpenAdvice}
        </Alert>
      )}
      {outdated.length > 0 && (
        <Alert
          tone="warning"
          title={format(messages.proofChanged, {
            count: outdated.length,
            codes: firstOf(outdated),
          })}
        >
          {messages.proofChangedAdvice}
        </Alert>
      )}
    </Stack>
  );
}

const mostCodes = 10;

/** The first codes as a text: a changed template makes the confirmations of a whole ceremony outdated. */
function firstOf(codes: readonly string[]): string {
  const first = codes.slice(0, mostCodes).join(', ');
  return codes.length > mostCodes ? `${first}…` : first;
}
