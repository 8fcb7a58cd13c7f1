import { memo, useEffect, useState } from 'react';
import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { LiveRegion } from '../text/live-region.tsx';
import { uiMessages } from '../ui.messages.ts';
import { tableMessages } from './table.messages.ts';

interface RowCountProps {
  /** `undefined` while the rows are being loaded. */
  readonly count: number | undefined;
  /** @default '12 filas' */
  readonly rowsLabel: ((count: number) => string) | undefined;
}

/** Milliseconds without a change: a count after each key would drown what is being typed. */
const pause = 700;

/** Announces to screen readers how many rows there are, when the number has changed and settled. */
export const RowCount = memo(function RowCount({ count, rowsLabel }: RowCountProps) {
  const [settled, settle] = useState<RowCountProps>();
  useEffect(() => {
    const timer = setTimeout(() => settle({ count, rowsLabel }), pause);
    return () => clearTimeout(timer);
  }, [count, rowsLabel]);
  return <LiveRegion>{settled === undefined ? '' : <CountText {...settled} />}</LiveRegion>;
});

/** Formatted only when it is announced: the browser takes longer to find its number formats than to draw the rows. */
function CountText({ count, rowsLabel }: RowCountProps) {
  const texts = useMessages(tableMessages);
  const { loading } = useMessages(uiMessages);
  const locale = useLocale();
  if (count === undefined) return loading;
  return rowsLabel?.(count) ?? formatMessage(texts.rowCount, { count }, locale);
}
