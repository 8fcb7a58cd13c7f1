import * as v from 'valibot';
import { sessionRefusals } from '../refusals/session.ts';
import { inputObject, requiredText } from './fields.ts';
import { password } from './session.ts';

const notAdded = sessionRefusals.passkeyNotAdded.message;
const notRecognized = sessionRefusals.passkeyNotRecognized.message;

/** The parts of a browser credential's `toJSON` that a server reads; its WebAuthn library checks each part. */
function credential<Parts extends v.ObjectEntries>(parts: Parts, message: string) {
  const text = v.string(message);
  return v.object(
    {
      id: text,
      rawId: text,
      type: v.literal('public-key', message),
      response: v.object({ clientDataJSON: text, ...parts }, message),
      clientExtensionResults: v.object({}, message),
    },
    message,
  );
}

/** Body of asking for the options with which a browser creates a passkey. */
export const passkeyOfferInput = inputObject({ current_password: password });

/** Body of adding a passkey. */
export const passkeyInput = inputObject({
  name: requiredText({ label: 'El nombre', most: 60 }),
  credential: credential({ attestationObject: v.string(notAdded) }, notAdded),
});

/** Body of signing in with a passkey. */
export const passkeySignInInput = inputObject({
  credential: credential(
    {
      authenticatorData: v.string(notRecognized),
      signature: v.string(notRecognized),
      userHandle: v.string(notRecognized),
    },
    notRecognized,
  ),
});
