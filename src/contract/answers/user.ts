import * as v from 'valibot';

/** One user. */
export const userAnswer = v.object({
  id: v.number(),
  username: v.string(),
  email: v.string(),
  full_name: v.string(),
  role_id: v.number(),
  role_name: v.string(),
  is_active: v.picklist([0, 1]),
  version: v.number(),
});

/** A new user, with the one-time password. */
export const createdUserAnswer = v.object({
  ...userAnswer.entries,
  temporary_password: v.string(),
});

/** A new one-time password. */
export const reissuedPasswordAnswer = v.object({ temporary_password: v.string() });

/** A user of the console, as the server answers it. */
export type UserAnswer = v.InferOutput<typeof userAnswer>;
/** A new user with a one-time password, as the server answers it. */
export type CreatedUserAnswer = v.InferOutput<typeof createdUserAnswer>;
