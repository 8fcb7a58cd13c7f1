import { canUsePasskeys } from '#api/auth/ask-browser.ts';
import { addPasskey, type NewPasskey, type OwnPasskey } from '#api/auth/passkeys.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { passkeysMessages } from '#session/passkeys.messages.ts';
import { resources } from '../data/resources.ts';
import { type ChangeFailure, useChange } from '../data/use-change.ts';
import { type ListState, useList } from '../data/use-list.ts';
import { useOffers } from '../data/use-offers.ts';
import { sessionsMessages } from './sessions.messages.ts';

export interface PasskeysController {
  readonly list: ListState<OwnPasskey>;
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  remove(row: OwnPasskey, onDone: () => void): void;
  /** True if this browser can create a passkey. */
  readonly canAdd: boolean;
  /** True if the server asks for the password before it adds one. */
  readonly needsPassword: boolean;
  add(passkey: NewPasskey, onDone: () => void): void;
}

/** Lists, removes and adds the user's passkeys. */
export function usePasskeys(): PasskeysController {
  const messages = useMessages(sessionsMessages);
  const failures = useMessages(passkeysMessages);
  const { passkeys } = resources;
  const list = useList(passkeys);
  const { isBusy, failure, run, create } = useChange(passkeys, messages.passkeyFailed);
  return {
    list,
    isBusy,
    failure,
    remove: (row, onDone) => run({ row, call: passkeys.remove, done: messages.removed, onDone }),
    canAdd: canUsePasskeys(),
    needsPassword: !useOffers('no-passwords'),
    add: (passkey, onDone) =>
      create({
        call: async (api) => ({
          status: 'created',
          made: await addPasskey(api, passkey, failures),
        }),
        done: messages.added,
        onDone,
      }),
  };
}
