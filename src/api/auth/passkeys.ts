import { custom } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { Timestamp } from '#domain/calendar/timestamp.ts';
import { removeAt } from '../changes-at.ts';
import type { ApiClient } from '../client.ts';
import { rowsAt } from '../rows-at.ts';
import { itemOf, nothing } from '../wire/answer.ts';
import { optionalTimestamp } from '../wire/dates.ts';
import { identifier, textOrEmpty } from '../wire/fields.ts';
import { isRecord } from '../wire/is-record.ts';
import { rowOf } from '../wire/row.ts';
import { askBrowser, type BrowserRefusals } from './ask-browser.ts';

/** A passkey of the user. */
export interface OwnPasskey {
  readonly id: number;
  readonly name: string;
  readonly usedAt: Timestamp | undefined;
}

/** The name of a new passkey, and the password of the user who adds it. */
export interface NewPasskey {
  readonly name: string;
  /** Absent for servers that offer 'no-passwords'. */
  readonly password?: string | undefined;
  /** The token of a session that has not begun, which a one-time password opened. @default the session's */
  readonly token?: string | undefined;
}

const passkey = rowOf({
  id: [identifier, 'id'],
  name: [textOrEmpty, 'name'],
  usedAt: [optionalTimestamp, 'used_at'],
});

/** The user's passkeys. Only for servers that offer 'passkeys'. */
export const ownPasskeys = {
  list: rowsAt(extraPaths.listPasskeys, passkey),
  remove: removeAt(extraPaths.removePasskey),
};

/** Adds the passkey that the browser creates for the server's challenge. */
export async function addPasskey(
  api: ApiClient,
  { name, password, token }: NewPasskey,
  refusals: BrowserRefusals,
): Promise<undefined> {
  const credentials = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  const publicKey = await api.send({
    call: extraPaths.offerPasskey,
    credentials,
    payload: { current_password: password },
    answer: itemOf(custom<PublicKeyCredentialCreationOptionsJSON>(isRecord)),
  });
  const credential = await askBrowser(refusals, () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey),
    }),
  );
  return api.send({
    call: extraPaths.addPasskey,
    credentials,
    payload: { name, credential },
    answer: nothing,
  });
}
