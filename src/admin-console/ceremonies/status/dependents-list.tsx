import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Line, Lines } from '#ui/dialog/dialog-parts.styles.ts';
import { ceremonyDialogsMessages } from '../ceremony-dialogs.messages.ts';

interface DependentsListProps {
  readonly tone: 'warning' | 'info';
  /** The kind and count of dependents: '4 solicitudes pendientes'. */
  readonly title: string;
  readonly lines: readonly { readonly key: string; readonly text: string }[];
}

/** Limits the height of the list, so that the submit button stays visible. */
const shownLines = 5;

/** Lists one kind of dependents, up to five by name. */
export function DependentsList({ tone, title, lines }: DependentsListProps) {
  const messages = useMessages(ceremonyDialogsMessages);
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
          {hidden > 0 && <Line>{formatMessage(messages.more, { count: hidden }, locale)}</Line>}
        </Lines>
      )}
    </Alert>
  );
}
