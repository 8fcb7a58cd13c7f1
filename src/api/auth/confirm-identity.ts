import { custom } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { ApiClient } from '../client.ts';
import { itemOf, nothing } from '../wire/answer.ts';
import { isRecord } from '../wire/is-record.ts';
import { askBrowser, type BrowserRefusals } from './ask-browser.ts';

/** Proves the user's identity again by the password. Only for servers that offer 'step-up', as all calls here. */
export function confirmByPassword(api: ApiClient, password: string): Promise<undefined> {
  return api.send({
    call: extraPaths.confirmByPassword,
    payload: { current_password: password },
    answer: nothing,
  });
}

/** Proves the user's identity again by a passkey: the browser's response to the challenge of a sign-in. */
export async function confirmByPasskey(
  api: ApiClient,
  refusals: BrowserRefusals,
): Promise<undefined> {
  const publicKey = await api.send({
    call: extraPaths.askForPasskey,
    answer: itemOf(custom<PublicKeyCredentialRequestOptionsJSON>(isRecord)),
  });
  const credential = await askBrowser(refusals, () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey),
    }),
  );
  return api.send({
    call: extraPaths.confirmByPasskey,
    payload: { credential },
    answer: nothing,
  });
}

/** Proves the user's identity again by the provider's code, and the key with which the visit began. */
export function confirmByCode(
  api: ApiClient,
  secrets: { readonly code: string; readonly key: string },
): Promise<undefined> {
  return api.send({ call: extraPaths.confirmByProvider, payload: secrets, answer: nothing });
}
