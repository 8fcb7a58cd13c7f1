import { custom } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { isRecord } from '../wire/is-record.ts';
import { askBrowser, type BrowserRefusals } from './ask-browser.ts';
import { type SignInResult, signedIn } from './sign-in.ts';

/** Signs in with the browser's response to the server's challenge. */
export async function signInByPasskey(
  api: ApiClient,
  refusals: BrowserRefusals,
): Promise<SignInResult> {
  const credentials = {};
  const publicKey = await api.send({
    call: extraPaths.askForPasskey,
    credentials,
    answer: itemOf(custom<PublicKeyCredentialRequestOptionsJSON>(isRecord)),
  });
  const credential = await askBrowser(refusals, () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey),
    }),
  );
  return api.send({
    call: extraPaths.signInByPasskey,
    credentials,
    payload: { credential },
    answer: signedIn,
  });
}
