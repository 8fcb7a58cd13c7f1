import { endOwnSession, type OwnSession } from '../../api/auth/sessions.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { resources } from '../data/resources.ts';
import { type ChangeFailure, useChange } from '../data/use-change.ts';
import { type ListState, useList } from '../data/use-list.ts';
import { sessionsMessages } from './sessions.messages.ts';

export interface SessionsController {
  readonly list: ListState<OwnSession>;
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  end(row: OwnSession): void;
}

/** One's own sessions, and ending one. */
export function useSessions(): SessionsController {
  const words = useMessages(sessionsMessages);
  const list = useList(resources.sessions);
  const { isBusy, failure, run } = useChange(resources.sessions, words.endFailed);
  return {
    ...{ list, isBusy, failure },
    end: (row) => run({ row, call: endOwnSession, done: words.ended }),
  };
}
