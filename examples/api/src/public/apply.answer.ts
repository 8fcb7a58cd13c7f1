import * as v from 'valibot';

/** What an accepted application answers under `data`. */
export const applyAnswer = v.object({ id: v.number(), application_code: v.string() });
