import { useMemo } from 'react';
import type { Register } from '#domain/registers.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Line, Lines } from '#ui/dialog/dialog-parts.styles.ts';
import { findingsOf, type RehearsalFindings, type RehearsalRow } from './rehearsal.flow.ts';
import { type RehearsalMessages, rehearsalMessages } from './rehearsal.messages.ts';

interface RehearsalFindingsProps {
  readonly rows: readonly RehearsalRow[];
  /** True if the server will refuse the issue because of taken numbers. */
  readonly isRefused: boolean;
}

/** Counts the findings that need attention before the issue; renders nothing if there are none. */
export function RehearsalFindingsNote({ rows, isRefused }: RehearsalFindingsProps) {
  const messages = useMessages(rehearsalMessages);
  const locale = useLocale();
  const lines = useMemo(
    () => findingLines(findingsOf(rows), messages, locale),
    [rows, messages, locale],
  );
  if (lines.length === 0) return null;
  return (
    <Alert
      tone={isRefused ? 'danger' : 'warning'}
      title={isRefused ? messages.refusedTitle : messages.remarksTitle}
      live={isRefused ? 'polite' : 'off'}
    >
      <Lines>
        {lines.map((line) => (
          <Line key={line}>{line}</Line>
        ))}
        {isRefused && <Line>{messages.refusedAdvice}</Line>}
      </Lines>
    </Alert>
  );
}

const unnumberedMessages = {
  record: 'unnumberedRecord',
  assigned: 'unnumberedAssigned',
  folio: 'unnumberedFolio',
} as const satisfies Record<Register, string>;

function findingLines(
  { taken, noNomenclature, noGender, ambiguousCareers, unnumbered }: RehearsalFindings,
  messages: RehearsalMessages,
  locale: string,
): readonly string[] {
  const counted = [
    [messages.countTaken, taken],
    [messages.countNoNomenclature, noNomenclature],
    [messages.countNoGender, noGender],
    [messages.countAmbiguousCareers, ambiguousCareers],
  ] as const;
  return [
    ...unnumbered.map((register) => messages[unnumberedMessages[register]]),
    ...counted
      .filter(([, count]) => count > 0)
      .map(([message, count]) => formatMessage(message, { count }, locale)),
  ];
}
