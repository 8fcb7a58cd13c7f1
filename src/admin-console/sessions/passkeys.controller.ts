import { canUsePasskeys } from '../../api/auth/ask-browser.ts';
import { addPasskey, type NewPasskey, type OwnPasskey } from '../../api/auth/passkeys.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { resources } from '../data/resources.ts';
import { type ChangeFailure, useChange } from '../data/use-change.ts';
import { type ListState, useList } from '../data/use-list.ts';
import { passkeysMessages } from '../form/passkeys.messages.ts';
import { sessionsMessages } from './sessions.messages.ts';

export interface PasskeysController {
  readonly list: ListState<OwnPasskey>;
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  remove(row: OwnPasskey, onDone: () => void): void;
  /** Whether this browser can make another. */
  readonly canAdd: boolean;
  add(passkey: NewPasskey, onDone: () => void): void;
}

/** One's own passkeys, removing and adding them. */
export function usePasskeys(): PasskeysController {
  const words = useMessages(sessionsMessages);
  const refusals = useMessages(passkeysMessages);
  const { passkeys } = resources;
  const list = useList(passkeys);
  const { isBusy, failure, run, create } = useChange(passkeys, words.passkeyFailed);
  return {
    list,
    isBusy,
    failure,
    remove: (row, onDone) => run({ row, call: passkeys.remove, done: words.removed, onDone }),
    canAdd: canUsePasskeys(),
    add: (passkey, onDone) =>
      create({
        call: async (api) => ({
          status: 'created',
          made: await addPasskey(api, passkey, refusals),
        }),
        done: words.added,
        onDone,
      }),
  };
}
