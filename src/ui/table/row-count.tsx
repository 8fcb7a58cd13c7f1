import { useEffect, useState } from 'react';
import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { uiMessages } from '../ui.messages.ts';
import { tableMessages } from './table.messages.ts';

interface RowCountProps {
  readonly count: number;
  readonly isLoading: boolean;
  /** @default '12 filas' */
  readonly rowsLabel: ((count: number) => string) | undefined;
}

/** Milliseconds without a change: a count for each key would drown what one types. */
const pause = 700;

/** Tells screen readers how many rows there are, when that has changed and come to rest. */
export function RowCount({ count, isLoading, rowsLabel }: RowCountProps) {
  const texts = useMessages(tableMessages);
  const { loading } = useMessages(uiMessages);
  const locale = useLocale();
  const counted = rowsLabel?.(count) ?? formatMessage(texts.rowCount, { count }, locale);
  const announced = useSettled(isLoading ? loading : counted);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
