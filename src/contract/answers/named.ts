import * as v from 'valibot';

/** A faculty or a career type. */
export const namedAnswer = v.object({
  id: v.number(),
  name: v.string(),
  version: v.number(),
});

export type NamedAnswer = v.InferOutput<typeof namedAnswer>;
