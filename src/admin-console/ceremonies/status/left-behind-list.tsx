import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Line, Lines } from '../../../ui/dialog/dialog-parts.styles.ts';
import { ceremonyDialogsMessages } from '../ceremony-dialogs.messages.ts';

interface LeftBehindListProps {
  readonly tone: 'warning' | 'info';
  /** Names the cause and the count: '4 solicitudes pendientes'. */
  readonly title: string;
  readonly lines: readonly { readonly key: string; readonly text: string }[];
}

/** More would push the button that decides out of sight. */
const shownLines = 5;

/** One kind of thing that is left behind, by name as far as there is room. */
export function LeftBehindList({ tone, title, lines }: LeftBehindListProps) {
  const words = useMessages(ceremonyDialogsMessages);
  const locale = useLocale();
  const hidden = lines.length - shownLines;
  return (
    <Alert tone={tone} title={title}>
      {lines.length > 0 && (
        <Lines>
          {lines.slice(0, shownLines).map(({ key, text }) => (
            <Line key={key}>
              <bdi>{text}</bdi>
            </Line>
          ))}
          {hidden > 0 && <Line>{formatMessage(words.more, { count: hidden }, locale)}</Line>}
        </Lines>
      )}
    </Alert>
  );
}
