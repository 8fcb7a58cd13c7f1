import { useMemo } from 'react';
import type { Register } from '#domain/registers.ts';
import { type IssueFinding, usualIssueDays } from '#domain/registry/issue/issue-findings.ts';
import type { Wording } from '#messages/format-message.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Line, Lines } from '#ui/dialog/dialog-parts.styles.ts';
import { findingsOf, type RehearsalFindings, type RehearsalRow } from './rehearsal.flow.ts';
import { type RehearsalMessages, rehearsalMessages } from './rehearsal.messages.ts';

interface FindingsNoteProps {
  /** Warnings about the day and the numbers of the whole issue. */
  readonly warnings: readonly IssueFinding[];
  readonly rows: readonly RehearsalRow[];
  /** True if the server will refuse the issue because of taken numbers. */
  readonly isRefused: boolean;
}

/** Lists what needs attention before the issue; renders nothing if there is nothing. */
export function FindingsNote({ warnings, rows, isRefused }: FindingsNoteProps) {
  const text = useText(rehearsalMessages);
  const { messages } = text;
  const lines = useMemo(
    () => [
      ...warnings.map((warning) => warningText(warning, text)),
      ...findingLines(findingsOf(rows), text),
    ],
    [warnings, rows, text],
  );
  if (lines.length === 0) return null;
  return (
    <Alert
      tone={isRefused ? 'danger' : 'warning'}
      title={isRefused ? messages.refusedTitle : messages.remarksTitle}
      // A warning on the day appears while the day is typed.
      live={isRefused || warnings.length > 0 ? 'polite' : 'off'}
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

const yearMessages = {
  record: 'yearRecord',
  assigned: 'yearAssigned',
  folio: 'yearFolio',
} as const satisfies Record<Register, string>;

function warningText(
  warning: IssueFinding,
  { messages, format }: Wording<RehearsalMessages>,
): string {
  switch (warning.kind) {
    case 'before-ceremony':
      return messages.beforeCeremony;
    case 'in-future':
      return messages.inFuture;
    case 'long-after-ceremony':
      return format(messages.longAfterCeremony, { count: usualIssueDays });
    case 'ceremony-ahead':
      return messages.ceremonyAhead;
    case 'year-number': {
      const { register, number, next } = warning;
      return format(messages[yearMessages[register]], { number, next });
    }
    default:
      return warning satisfies never;
  }
}

const unnumberedMessages = {
  record: 'unnumberedRecord',
  assigned: 'unnumberedAssigned',
  folio: 'unnumberedFolio',
} as const satisfies Record<Register, string>;

function findingLines(
  {
    taken,
    former,
    noNomenclature,
    noGender,
    ambiguousCareers,
    people,
    unnumbered,
  }: RehearsalFindings,
  { messages, format }: Wording<RehearsalMessages>,
): readonly string[] {
  const counted = [
    [messages.countTaken, taken],
    [messages.countFormer, former],
    [messages.countNoNomenclature, noNomenclature],
    [messages.countNoGender, noGender],
    [messages.countAmbiguousCareers, ambiguousCareers],
    [messages.countNames, people],
  ] as const;
  return [
    ...unnumbered.map((register) => messages[unnumberedMessages[register]]),
    ...counted
      .filter(([, count]) => count > 0)
      .map(([message, count]) => format(message, { count })),
  ];
}
