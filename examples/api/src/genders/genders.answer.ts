import * as v from 'valibot';

/** One gender; the ids are fixed: 1 male, 2 female (spec §9). */
export const genderAnswer = v.object({ id: v.number(), name: v.string() });
