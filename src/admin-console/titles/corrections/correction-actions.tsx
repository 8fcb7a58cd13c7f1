import type { TitleEntryKind } from '#domain/registry/title-entry.ts';
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

interface CorrectionActionsProps {
  /** The corrections that the user may make. */
  readonly kinds: readonly TitleEntryKind[];
  readonly onCorrect: (kind: TitleEntryKind) => void;
}

/** The buttons that correct a title. */
export function CorrectionActions({ kinds, onCorrect }: CorrectionActionsProps) {
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
      </Cluster>
    </Stack>
  );
}
