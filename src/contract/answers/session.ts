import * as v from 'valibot';

/** A token and the user that it belongs to. */
export const signInAnswer = v.object({
  token: v.string(),
  user: v.object({
    id: v.number(),
    full_name: v.string(),
    username: v.string(),
    email: v.string(),
    role_id: v.number(),
    role_name: v.string(),
    /** The user signed in with a one-time password and has to choose another. An addition to the contract. */
    must_change_password: v.boolean(),
    /** The user signed in with a one-time password, and has to add a passkey instead. An addition to the contract. */
    must_add_passkey: v.optional(v.boolean()),
  }),
});

/** One session of the signed-in user. */
export const sessionAnswer = v.object({
  id: v.number(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  seen_at: v.pipe(v.string(), v.isoTimestamp()),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
  address: v.nullable(v.string()),
  user_agent: v.nullable(v.string()),
  /** The means of authentication. */
  opened_by: v.picklist(['password', 'openid', 'passkey']),
  is_current: v.boolean(),
});

/** A session of the user, as the server answers it. */
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;
/** Token and user after a sign-in, as the server answers them. */
export type SignInAnswer = v.InferOutput<typeof signInAnswer>;
