import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { Text } from '../../ui/text/text.tsx';
import { dataMessages } from '../data/data.messages.ts';
import type { ListState } from '../data/list-state.ts';

/** Beneath a table: how many rows of the server's list are missing from it, because they could not be read. */
export function UnreadableRows({ list }: { readonly list: ListState<unknown> }) {
  const { unreadableRows } = useMessages(dataMessages);
  const locale = useLocale();
  const count = list.status === 'ready' ? (list.unreadable ?? 0) : 0;
  if (count === 0) return null;
  return (
    <Text tone="muted" size="small">
      {formatMessage(unreadableRows, { count }, locale)}
    </Text>
  );
}
