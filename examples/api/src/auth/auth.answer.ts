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

export type SignInAnswer = v.InferOutput<typeof signInAnswer>;
