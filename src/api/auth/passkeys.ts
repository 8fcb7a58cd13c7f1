import { custom } from 'valibot';
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

/** A passkey of one's own. */
export interface OwnPasskey {
  readonly id: number;
  readonly name: string;
  readonly usedAt: Timestamp | undefined;
}

/** What it is called, and the password of whoever adds it. */
export interface NewPasskey {
  readonly name: string;
  readonly password: string;
}

const path = '/api/auth/passkeys';

const passkey = rowOf({
  id: [identifier, 'id'],
  name: [textOrEmpty, 'name'],
  usedAt: [optionalTimestamp, 'used_at'],
});

/** GET and DELETE /api/auth/passkeys, which are no part of the contract: only for servers that offer 'passkeys'. */
export const ownPasskeys = { list: rowsAt(path, passkey), remove: removeAt(path) };

/** POST /api/auth/passkeys, with what the browser makes of the server's question. */
export async function addPasskey(
  api: ApiClient,
  { name, password }: NewPasskey,
  refusals: BrowserRefusals,
): Promise<undefined> {
  const publicKey = await api.send({
    method: 'POST',
    template: `${path}/options`,
    payload: { current_password: password },
    answer: itemOf(custom<PublicKeyCredentialCreationOptionsJSON>(isRecord)),
  });
  const credential = await askBrowser(refusals, () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey),
    }),
  );
  return api.send({
    method: 'POST',
    template: path,
    payload: { name, credential },
    answer: nothing,
  });
}
