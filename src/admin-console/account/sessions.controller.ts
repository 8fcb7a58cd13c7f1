import { endOtherSessions, type OwnSession } from '#api/auth/sessions.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { resources } from '../data/resources.ts';
import { type ChangeFailure, useChange } from '../data/use-change.ts';
import { type ListState, rowsOf, useList } from '../data/use-list.ts';
import { sessionsMessages } from './sessions.messages.ts';

export interface SessionsController {
  readonly list: ListState<OwnSession>;
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  end(row: OwnSession): void;
  /** Undefined with fewer than two other sessions, or when the server cannot end them all at once. */
  readonly endOthers: (() => void) | undefined;
  /** True if the server supports passkeys. */
  readonly hasPasskeys: boolean;
}

/** Lists and ends the user's sessions. */
export function useSessions(): SessionsController {
  const messages = useMessages(sessionsMessages);
  const list = useList(resources.sessions);
  const { api } = useGraduation();
  const [current, ...others] = rowsOf(list);
  const { isBusy, failure, run } = useChange(resources.sessions, messages.endFailed);
  return {
    list,
    isBusy,
    failure,
    end: (row) => run({ row, call: resources.sessions.remove, done: messages.ended }),
    endOthers:
      current && others.length > 1 && api.offers('other-sessions')
        ? () => run({ row: current, call: endOtherSessions, done: messages.othersEnded })
        : undefined,
    hasPasskeys: api.offers('passkeys'),
  };
}
