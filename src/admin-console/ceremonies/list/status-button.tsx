import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ChevronIcon } from '../../../ui/icon/icons.tsx';
import type { CeremoniesWords } from '../ceremonies.messages.ts';
import { ceremonyName } from '../ceremony-name.ts';
import { statusTone, statusWord } from '../status/ceremony-status-words.ts';
import { StatusButtonBox } from './ceremonies.styles.ts';

interface StatusButtonProps {
  readonly ceremony: Ceremony;
  readonly words: CeremoniesWords;
  readonly onPress: () => void;
}

/** The badge is a button that says what it does and for which ceremony (ruling 51). */
export function StatusButton({ ceremony, words, onPress }: StatusButtonProps) {
  const status = statusWord(ceremony.status, words);
  const name = ceremonyName(ceremony, words);
  return (
    <StatusButtonBox
      type="button"
      aria-haspopup="dialog"
      aria-label={formatMessage(words.statusAction, { status, name })}
      onClick={onPress}
    >
      <Badge tone={statusTone(ceremony.status)}>{status}</Badge>
      <ChevronIcon size="0.875em" />
    </StatusButtonBox>
  );
}
