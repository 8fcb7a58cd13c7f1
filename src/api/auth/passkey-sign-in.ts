import { custom } from 'valibot';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { isRecord } from '../wire/is-record.ts';
import { askBrowser, type BrowserRefusals } from './ask-browser.ts';
import { type SignInResult, signedIn } from './sign-in.ts';

const path = '/api/auth/passkeys/sign-in';

/** POST /api/auth/passkeys/sign-in, with what the browser answers to the server's question. */
export async function signInByPasskey(
  api: ApiClient,
  refusals: BrowserRefusals,
): Promise<SignInResult> {
  const call = { method: 'POST', credentials: {} } as const;
  const publicKey = await api.send({
    ...call,
    template: `${path}/options`,
    answer: itemOf(custom<PublicKeyCredentialRequestOptionsJSON>(isRecord)),
  });
  const credential = await askBrowser(refusals, () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey),
    }),
  );
  return api.send({
    ...call,
    template: path,
    payload: { credential },
    answer: signedIn,
  });
}
