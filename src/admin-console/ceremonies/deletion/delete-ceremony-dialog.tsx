import { ConfirmDialog } from '#admin-console/form/form-dialog.tsx';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { formatMessage, type Wording } from '#messages/format-message.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { SubjectName } from '#ui/dialog/dialog-parts.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import {
  type CeremonyDialogsMessages,
  ceremonyDialogsMessages,
} from '../ceremony-dialogs.messages.ts';
import { ceremonyName } from '../ceremony-name.ts';
import { type CeremonyLosses, useCeremonyDeletion } from './delete-ceremony.controller.ts';

interface DeleteCeremonyDialogProps {
  readonly ceremony: Ceremony;
  readonly onClose: () => void;
}

/** Asks for confirmation before deleting a ceremony, with the number of its applications. */
export function DeleteCeremonyDialog({ ceremony, onClose }: DeleteCeremonyDialogProps) {
  const ceremonyMessages = useMessages(ceremoniesMessages);
  const text = useText(ceremonyDialogsMessages);
  const { messages, locale } = text;
  const { losses, change, remove } = useCeremonyDeletion(ceremony, onClose);

  return (
    <ConfirmDialog
      title={messages.deleteTitle}
      cancelLabel={messages.cancel}
      actionLabel={actionLabel(losses, text)}
      isActionEnabled={losses.status !== 'counting'}
      change={change}
      onConfirm={remove}
      onClose={onClose}
    >
      <SubjectName>{ceremonyName(ceremony, ceremonyMessages)}</SubjectName>
      <Losses losses={losses} messages={messages} locale={locale} />
    </ConfirmDialog>
  );
}

interface LossesProps {
  readonly losses: CeremonyLosses;
  readonly messages: CeremonyDialogsMessages;
  readonly locale: string;
}

function Losses({ losses, messages, locale }: LossesProps) {
  return (
    <Stack $gap={3} aria-live="polite">
      <Text>{lossText(losses, messages, locale)}</Text>
      {losses.status === 'counted' && losses.total > 0 && (
        <Text tone="muted">{byStatus(losses, messages, locale)}</Text>
      )}
      {losses.status === 'counted' && losses.titles > 0 && (
        <Text>{formatMessage(messages.deleteTitles, { count: losses.titles }, locale)}</Text>
      )}
      <Text>{messages.irreversible}</Text>
    </Stack>
  );
}

function lossText(
  losses: CeremonyLosses,
  messages: CeremonyDialogsMessages,
  locale: string,
): string {
  switch (losses.status) {
    case 'counting':
      return messages.counting;
    case 'uncounted':
      return messages.deleteUncounted;
    case 'counted':
      return losses.total === 0
        ? messages.deleteNone
        : formatMessage(messages.deleteCounted, { count: losses.total }, locale);
    default:
      return losses satisfies never;
  }
}

/** '4 pendientes, 3 confirmadas', without counts of zero. */
function byStatus(
  { byStatus: counts }: Extract<CeremonyLosses, { status: 'counted' }>,
  messages: CeremonyDialogsMessages,
  locale: string,
): string {
  const parts = [
    [messages.deletePending, counts.pending],
    [messages.deleteConfirmed, counts.confirmed],
    [messages.deleteRejected, counts.rejected],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([message, count]) => formatMessage(message, { count }, locale))
    .join(', ');
}

function actionLabel(
  losses: CeremonyLosses,
  { messages, format }: Wording<CeremonyDialogsMessages>,
): string {
  if (losses.status !== 'counted') return messages.deleteWithAll;
  if (losses.total === 0) return messages.deleteAlone;
  return format(messages.deleteWithCount, { count: losses.total });
}
