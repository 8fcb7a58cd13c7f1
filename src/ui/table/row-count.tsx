import { memo, useEffect, useState } from 'react';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { LiveRegion } from '../text/live-region.tsx';
import { uiMessages } from '../ui.messages.ts';
import { tableMessages } from './table.messages.ts';

interface RowCountProps {
  /** `undefined` while the rows are loading. */
  readonly count: number | undefined;
  /** @default '12 filas' */
  readonly rowsLabel: ((count: number) => string) | undefined;
}

/** Milliseconds without a change: a count after each key would drown the input. */
const pause = 700;

/** Announces the number of rows to screen readers when it has changed and settled. */
export const RowCount = memo(function RowCount({ count, rowsLabel }: RowCountProps) {
  const [settled, settle] = useState<RowCountProps>();
  useEffect(() => {
    const timer = setTimeout(() => settle({ count, rowsLabel }), pause);
    return () => clearTimeout(timer);
  }, [count, rowsLabel]);
  return <LiveRegion>{settled === undefined ? '' : <CountText {...settled} />}</LiveRegion>;
});

/** Formatted only for the announcement: loading the number formats takes the browser longer than rendering the rows. */
function CountText({ count, rowsLabel }: RowCountProps) {
  const texts = useMessages(tableMessages);
  const { loading } = useMessages(uiMessages);
  const locale = useLocale();
  if (count === undefined) return loading;
  return rowsLabel?.(count) ?? formatMessage(texts.rowCount, { count }, locale);
}
