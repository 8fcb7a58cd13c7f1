import * as v from 'valibot';
import { password } from '../auth/auth.input.ts';
import { fieldMessages } from '../input/fields.messages.ts';
import { inputObject, requiredText } from '../input/fields.ts';
import { passkeyMessages } from './passkeys.messages.ts';

const { notAdded, refused } = passkeyMessages;

/** What `toJSON` of a browser's credential gives, as far as it is read; the library checks each part. */
function credential<Parts extends v.ObjectEntries>(parts: Parts, sentence: string) {
  const text = v.string(sentence);
  return v.object(
    {
      id: text,
      rawId: text,
      type: v.literal('public-key', sentence),
      response: v.object({ clientDataJSON: text, ...parts }, sentence),
      clientExtensionResults: v.object({}, sentence),
    },
    sentence,
  );
}

/** Body of asking for what a browser needs to make one. */
export const passkeyOfferInput = inputObject({ current_password: password });

/** Body of adding one. */
export const passkeyInput = inputObject({
  name: requiredText({
    label: 'El nombre',
    most: 60,
    required: fieldMessages.required('El nombre'),
  }),
  credential: credential({ attestationObject: v.string(notAdded) }, notAdded),
});

/** Body of signing in with one. */
export const passkeySignInInput = inputObject({
  credential: credential(
    {
      authenticatorData: v.string(refused),
      signature: v.string(refused),
      userHandle: v.string(refused),
    },
    refused,
  ),
});
