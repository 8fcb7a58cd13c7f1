import * as v from 'valibot';

/** One gender; the ids are fixed: 1 male, 2 female. */
export const genderAnswer = v.object({ id: v.number(), name: v.string() });
