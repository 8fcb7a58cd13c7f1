import type { RefObject } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CheckIcon } from '../../../ui/icon/icons.tsx';
import { applicationsMessages } from '../applications.messages.ts';
import { BulkActions, ResultLine as Line, ResultCount } from './applications.styles.ts';
import { type SelectionStore, selectOnly, useSelectedIds } from './selection-store.ts';

interface ResultLineProps {
  readonly shown: readonly Application[];
  readonly total: number;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly selection: SelectionStore;
  readonly onApprove: (applications: readonly Application[]) => void;
  /** Where the focus goes when the row that had it is gone and no other is there. */
  readonly countRef: RefObject<HTMLDivElement | null>;
}

/** What the filters came to, and approving several of it. */
export function ResultLine(props: ResultLineProps) {
  const { shown, total, isFiltered, onClear, countRef } = props;
  const words = useMessages(applicationsMessages);
  const locale = useLocale();
  return (
    <Line>
      <ResultCount ref={countRef} tabIndex={-1}>
        {isFiltered && (
          <>
            <span>{formatMessage(words.showing, { shown: shown.length, total }, locale)}</span>
            <Button variant="quiet" onClick={onClear}>
              {words.clearFilters}
            </Button>
          </>
        )}
      </ResultCount>
      <BulkChoice {...props} />
    </Line>
  );
}

/** Only what is ticked and in the list at once is approved: nobody approves what he does not see. */
function BulkChoice({ shown, selection, onApprove }: ResultLineProps) {
  const words = useMessages(applicationsMessages);
  const locale = useLocale();
  const ids = useSelectedIds(selection);
  const pending = shown.filter(({ status }) => status === 'pending');
  const selected = ids.size === 0 ? [] : pending.filter(({ id }) => ids.has(id));
  const isWhole = selected.length === pending.length;
  if (pending.length === 0) return null;

  return (
    <BulkActions>
      {selected.length > 0 && (
        <Button variant="quiet" onClick={() => selectOnly(selection, [])}>
          {words.selectNone}
        </Button>
      )}
      {!isWhole && (
        <Button
          variant="quiet"
          onClick={() =>
            selectOnly(
              selection,
              pending.map(({ id }) => id),
            )
          }
        >
          {formatMessage(words.selectAll, { count: pending.length }, locale)}
        </Button>
      )}
      {selected.length > 0 && (
        <Button
          data-edge=""
          icon={<CheckIcon />}
          variant="secondary"
          onClick={() => onApprove(selected)}
        >
          {formatMessage(words.approveSelected, { count: selected.length }, locale)}
        </Button>
      )}
    </BulkActions>
  );
}
