import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { SubjectName } from '../../../ui/dialog/dialog-parts.styles.ts';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { ConfirmDialog } from '../../form/form-dialog.tsx';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import {
  type CeremonyDialogsWords,
  ceremonyDialogsMessages,
} from '../ceremony-dialogs.messages.ts';
import { ceremonyName } from '../ceremony-name.ts';
import { type CeremonyLosses, useCeremonyDeletion } from './delete-ceremony.controller.ts';

interface DeleteCeremonyDialogProps {
  readonly ceremony: Ceremony;
  readonly onClose: () => void;
}

/** Asks before a ceremony is deleted with all its applications, and says how many they are. */
export function DeleteCeremonyDialog({ ceremony, onClose }: DeleteCeremonyDialogProps) {
  const ceremonyWords = useMessages(ceremoniesMessages);
  const words = useMessages(ceremonyDialogsMessages);
  const locale = useLocale();
  const { losses, change, remove } = useCeremonyDeletion(ceremony, onClose);

  return (
    <ConfirmDialog
      title={words.deleteTitle}
      cancelLabel={words.cancel}
      actionLabel={actionLabel(losses, words, locale)}
      isActionEnabled={losses.status !== 'counting'}
      change={change}
      onConfirm={remove}
      onClose={onClose}
    >
      <SubjectName>{ceremonyName(ceremony, ceremonyWords)}</SubjectName>
      <Losses losses={losses} words={words} locale={locale} />
    </ConfirmDialog>
  );
}

interface LossesProps {
  readonly losses: CeremonyLosses;
  readonly words: CeremonyDialogsWords;
  readonly locale: string;
}

function Losses({ losses, words, locale }: LossesProps) {
  return (
    <Stack $gap={3} aria-live="polite">
      <Text>{lossSentence(losses, words, locale)}</Text>
      {losses.status === 'counted' && losses.total > 0 && (
        <Text tone="muted">{byStatus(losses, words, locale)}</Text>
      )}
      {losses.status === 'counted' && losses.titles > 0 && (
        <Text>{formatMessage(words.deleteTitles, { count: losses.titles }, locale)}</Text>
      )}
      <Text>{words.irreversible}</Text>
    </Stack>
  );
}

function lossSentence(losses: CeremonyLosses, words: CeremonyDialogsWords, locale: string): string {
  switch (losses.status) {
    case 'counting':
      return words.counting;
    case 'uncounted':
      return words.deleteUncounted;
    case 'counted':
      return losses.total === 0
        ? words.deleteNone
        : formatMessage(words.deleteCounted, { count: losses.total }, locale);
    default:
      return losses satisfies never;
  }
}

/** '4 pendientes, 3 confirmadas': a count of zero is left out. */
function byStatus(
  { byStatus: counts }: Extract<CeremonyLosses, { status: 'counted' }>,
  words: CeremonyDialogsWords,
  locale: string,
): string {
  const parts = [
    [words.deletePending, counts.pending],
    [words.deleteConfirmed, counts.confirmed],
    [words.deleteRejected, counts.rejected],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([message, count]) => formatMessage(message, { count }, locale))
    .join(', ');
}

function actionLabel(losses: CeremonyLosses, words: CeremonyDialogsWords, locale: string): string {
  if (losses.status !== 'counted') return words.deleteWithAll;
  if (losses.total === 0) return words.deleteAlone;
  return formatMessage(words.deleteWithCount, { count: losses.total }, locale);
}
