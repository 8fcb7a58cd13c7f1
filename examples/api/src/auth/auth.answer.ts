import * as v from 'valibot';

/** What the sign-in answers under `data`. */
export const signInAnswer = v.object({
  token: v.string(),
  user: v.object({
    id: v.number(),
    full_name: v.string(),
    username: v.string(),
    email: v.string(),
    role_id: v.number(),
    role_name: v.string(),
    /** The password is a one-time one: POST /api/auth/password comes next. An addition to the contract. */
    must_change_password: v.boolean(),
  }),
});

/** One session of the signed-in person: an addition to the contract. */
export const sessionAnswer = v.object({
  id: v.number(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  seen_at: v.pipe(v.string(), v.isoTimestamp()),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
  address: v.nullable(v.string()),
  user_agent: v.nullable(v.string()),
  /** What the person showed to open it. */
  opened_by: v.picklist(['password', 'openid', 'passkey']),
  is_current: v.boolean(),
});

export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;
export type SignInAnswer = v.InferOutput<typeof signInAnswer>;
