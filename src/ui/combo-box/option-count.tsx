import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { uiMessages } from '../ui.messages.ts';

interface OptionCountProps {
  readonly isOpen: boolean;
  readonly count: number;
}

/** Says to screen readers how many options an open list holds, again when typing changes it. */
export function OptionCount({ isOpen, count }: OptionCountProps) {
  const texts = useMessages(uiMessages);
  const counted = formatMessage(texts.optionCount, { count }, useLocale());
  return <VisuallyHidden role="status">{isOpen ? counted : ''}</VisuallyHidden>;
}
