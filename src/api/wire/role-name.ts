import { pipe, transform } from 'valibot';
import { optionalText } from './fields.ts';

/** Words only: a server whose `role` is a number sends the role's id, which is no name. */
export const roleName = pipe(
  optionalText,
  transform((name) => (name !== undefined && /^\d+$/.test(name) ? undefined : name)),
);
