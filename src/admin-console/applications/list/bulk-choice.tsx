import { css } from 'styled-components';
import {
  type SelectionStore,
  selectOnly,
  useSelectedIds,
} from '#admin-console/list/selection-store.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import type { Application } from '#domain/application/application.ts';
import { useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { CheckIcon, CrossIcon } from '#ui/icon/icons.tsx';
import { styled } from '#ui/styled/styled.ts';
import { applicationsMessages } from '../applications.messages.ts';
import type { BulkDecision } from './application-dialog.ts';

interface BulkChoiceProps {
  readonly shown: readonly Application[];
  readonly selection: SelectionStore;
  readonly onDecide: (kind: BulkDecision, applications: readonly Application[]) => void;
}

/** Selects pending applications, and approves or rejects them: only those that the filters show, so that all of them were seen. */
export function BulkChoice({ shown, selection, onDecide }: BulkChoiceProps) {
  const { messages, format } = useText(applicationsMessages);
  const { can } = useConsole();
  const canApprove = can('applications.approve');
  const canReject = can('applications.reject');
  const ids = useSelectedIds(selection);
  const pending = shown.filter(({ status }) => status === 'pending');
  const selected = ids.size === 0 ? [] : pending.filter(({ id }) => ids.has(id));
  const isWhole = selected.length === pending.length;
  const selectAll = () =>
    selectOnly(
      selection,
      pending.map(({ id }) => id),
    );
  if (pending.length === 0) return null;

  return (
    <BulkActions>
      <Selecting>
        {selected.length > 0 && (
          <Button variant="quiet" onClick={() => selectOnly(selection, [])}>
            {messages.selectNone}
          </Button>
        )}
        {!isWhole && (
          <Button variant="quiet" onClick={selectAll}>
            {format(messages.selectAll, { count: pending.length })}
          </Button>
        )}
      </Selecting>
      {selected.length > 0 && (
        <Deciding>
          {canReject && (
            <Button
              icon={<CrossIcon />}
              variant="secondary"
              onClick={() => onDecide('reject-all', selected)}
            >
              {format(messages.rejectSelected, { count: selected.length })}
            </Button>
          )}
          {canApprove && (
            <Button
              icon={<CheckIcon />}
              variant="secondary"
              onClick={() => onDecide('approve-all', selected)}
            >
              {format(messages.approveSelected, { count: selected.length })}
            </Button>
          )}
        </Deciding>
      )}
    </BulkActions>
  );
}

/** At the end of the line, and on a phone at its start. */
const group = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--birrete-space-2);

  @container birrete (width < 30em) {
    justify-content: start;
  }
`;

/**
 * Two groups, each in a separate line if they don't fit side by side. The labels of quiet buttons, which have no border,
 * are aligned with the edges of the table.
 */
const BulkActions = styled.div`
  ${group}
  column-gap: calc(var(--birrete-space-2) + var(--birrete-space-4));
  margin-inline: auto 0;

  @container birrete (width < 30em) {
    margin-inline: 0;
  }
`;

const Selecting = styled.div`
  ${group}

  & > button:last-child {
    margin-inline-end: calc(-1 * min(var(--button-inset), var(--birrete-space-4)));
  }

  @container birrete (width < 30em) {
    margin-inline: -1.25em 0;

    & > button:last-child {
      margin-inline-end: 0;
    }
  }

  /* Here quiet buttons have a border too. */
  @media (forced-colors: active) {
    margin-inline: 0;

    & > button:last-child {
      margin-inline-end: 0;
    }
  }
`;

const Deciding = styled.div`
  ${group}
`;
