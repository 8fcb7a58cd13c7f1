import { useMemo } from 'react';
import type { Register } from '../../../../domain/registry/registers.ts';
import { formatMessage } from '../../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../../messages/messages-context.tsx';
import { Alert } from '../../../../ui/alert/alert.tsx';
import { Line, Lines } from '../../../../ui/dialog/dialog-parts.styles.ts';
import { findingsOf, type RehearsalFindings, type RehearsalRow } from './rehearsal.flow.ts';
import { type RehearsalWords, rehearsalMessages } from './rehearsal.messages.ts';

/** What should be looked at before the act, counted; nothing where all is well. */
export function RehearsalFindingsNote({ rows }: { readonly rows: readonly RehearsalRow[] }) {
  const words = useMessages(rehearsalMessages);
  const locale = useLocale();
  const lines = useMemo(() => findingLines(findingsOf(rows), words, locale), [rows, words, locale]);
  if (lines.length === 0) return null;
  return (
    <Alert tone="warning" title={words.remarksTitle}>
      <Lines>
        {lines.map((line) => (
          <Line key={line}>{line}</Line>
        ))}
      </Lines>
    </Alert>
  );
}

const unnumberedWords = {
  record: 'unnumberedRecord',
  assigned: 'unnumberedAssigned',
  folio: 'unnumberedFolio',
} as const satisfies Record<Register, string>;

function findingLines(
  { taken, noNomenclature, noGender, unnumbered }: RehearsalFindings,
  words: RehearsalWords,
  locale: string,
): readonly string[] {
  const counted = [
    [words.countTaken, taken],
    [words.countNoNomenclature, noNomenclature],
    [words.countNoGender, noGender],
  ] as const;
  return [
    ...unnumbered.map((register) => words[unnumberedWords[register]]),
    ...counted
      .filter(([, count]) => count > 0)
      .map(([message, count]) => formatMessage(message, { count }, locale)),
  ];
}
