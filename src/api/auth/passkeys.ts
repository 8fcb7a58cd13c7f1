import { custom } from 'valibot';
import * as extraPaths from '../../contract/extra-paths.ts';
import type { Timestamp } from '../../domain/calendar/timestamp.ts';
import type { ApiClient } from '../client.ts';
import { removeAt } from '../endpoints.ts';
import { rowsAt } from '../rows-at.ts';
import { itemOf, nothing } from '../wire/answer.ts';
import { optionalTimestamp } from '../wire/dates.ts';
import { identifier, textOrEmpty } from '../wire/fields.ts';
import { isRecord } from '../wire/is-record.ts';
import { rowOf } from '../wire/row.ts';
import { askBrowser, type BrowserRefusals } from './ask-browser.ts';

/** One of the user's own passkeys. */
export interface OwnPasskey {
  readonly id: number;
  readonly name: string;
  readonly usedAt: Timestamp | undefined;
}

/** The passkey's name, and the password of the user who adds it. */
export interface NewPasskey {
  readonly name: string;
  readonly password: string;
}

const passkey = rowOf({
  id: [identifier, 'id'],
  name: [textOrEmpty, 'name'],
  usedAt: [optionalTimestamp, 'used_at'],
});

/** The user's own passkeys. Only for servers that offer 'passkeys'. */
export const ownPasskeys = {
  list: rowsAt(extraPaths.listPasskeys, passkey),
  remove: removeAt(extraPaths.removePasskey),
};

/** Adds the passkey that the browser creates for the server's challenge. */
export async function addPasskey(
  api: ApiClient,
  { name, password }: NewPasskey,
  refusals: BrowserRefusals,
): Promise<undefined> {
  const publicKey = await api.send({
    call: extraPaths.offerPasskey,
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
    payload: { name, credential },
    answer: nothing,
  });
}
