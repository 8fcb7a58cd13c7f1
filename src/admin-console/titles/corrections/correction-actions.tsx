import type { TitleEntryKind } from '#domain/registry/title-entry.ts';
import type { TitleHoldKind } from '#domain/registry/title-hold.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { titleCorrectionsMessages } from './corrections.messages.ts';

/** The message key of each correction's action. */
export const actionOf = {
  duplicated: 'duplicate',
  rectified: 'rectify',
  annulled: 'annul',
} as const satisfies Record<TitleEntryKind, string>;

/** The message key of each entry about a review. */
export const holdActionOf = {
  held: 'hold',
  lifted: 'lift',
} as const satisfies Record<TitleHoldKind, string>;

interface CorrectionActionsProps {
  /** The corrections that the user may make. */
  readonly kinds: readonly TitleEntryKind[];
  /** Puts the title on hold, or lifts the hold; undefined if the user may do neither. */
  readonly hold: TitleHoldKind | undefined;
  readonly onCorrect: (kind: TitleEntryKind) => void;
  readonly onHold: (kind: TitleHoldKind) => void;
}

/** The buttons that correct a title or put it on hold. */
export function CorrectionActions({ kinds, hold, onCorrect, onHold }: CorrectionActionsProps) {
  const messages = useMessages(titleCorrectionsMessages);
  return (
    <Stack $gap={3}>
      <Text tone="muted">{messages.correctText}</Text>
      <Cluster>
        {kinds.map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => onCorrect(kind)}>
            {messages[actionOf[kind]]}
          </Button>
        ))}
        {hold !== undefined && (
          <Button variant="secondary" onClick={() => onHold(hold)}>
            {messages[holdActionOf[hold]]}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
