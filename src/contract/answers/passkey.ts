import * as v from 'valibot';

/** One passkey of the signed-in user. */
export const passkeyAnswer = v.object({
  id: v.number(),
  name: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  used_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** The options that `PublicKeyCredential.parse…OptionsFromJSON` accepts. */
export const passkeyOptionsAnswer = v.looseObject({ challenge: v.string() });
