import { endOtherSessions, type OwnSession } from '../../api/auth/sessions.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useGraduation } from '../../provider/graduation-context.ts';
import { resources } from '../data/resources.ts';
import { type ChangeFailure, useChange } from '../data/use-change.ts';
import { type ListState, rowsOf, useList } from '../data/use-list.ts';
import { sessionsMessages } from './sessions.messages.ts';

export interface SessionsController {
  readonly list: ListState<OwnSession>;
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  end(row: OwnSession): void;
  /** Undefined where the server ends them one by one, or there are not several. */
  readonly endOthers: (() => void) | undefined;
  /** Whether the server lets people sign in with passkeys. */
  readonly hasPasskeys: boolean;
}

/** One's own sessions, and ending them. */
export function useSessions(): SessionsController {
  const words = useMessages(sessionsMessages);
  const list = useList(resources.sessions);
  const { api } = useGraduation();
  const [own, ...others] = rowsOf(list);
  const { isBusy, failure, run } = useChange(resources.sessions, words.endFailed);
  return {
    list,
    isBusy,
    failure,
    end: (row) => run({ row, call: resources.sessions.remove, done: words.ended }),
    endOthers:
      own && others.length > 1 && api.offers('other-sessions')
        ? () => run({ row: own, call: endOtherSessions, done: words.othersEnded })
        : undefined,
    hasPasskeys: api.offers('passkeys'),
  };
}
