import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { printMessages } from './print.messages.ts';

/** More names than these are counted. */
const maxNamed = 5;

interface HeldNoteProps {
  readonly titles: readonly IssuedTitle[];
  /** True if titles are left out of saved files; otherwise they will not be printed. */
  readonly isPrinted?: boolean;
}

/** Says which titles are not printed because the university reviews them. */
export function HeldNote({ titles, isPrinted = false }: HeldNoteProps) {
  const { messages, format } = useText(printMessages);
  const count = titles.length;
  if (count === 0) return null;
  const named = titles.slice(0, maxNamed).map(({ fullName }) => fullName);
  const names = named.join(', ');
  return (
    <Alert tone="warning" live={isPrinted ? 'polite' : 'off'}>
      <UserText>
        {format(isPrinted ? messages.leftOut : messages.onHold, { count, names })}
        {count > maxNamed && ` ${format(messages.moreNames, { count: count - maxNamed })}`}
      </UserText>
    </Alert>
  );
}
