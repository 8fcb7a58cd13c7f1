import * as v from 'valibot';

/** A faculty or a career type. */
export const namedAnswer = v.object({
  id: v.number(),
  name: v.string(),
  version: v.number(),
});

/** A faculty or a type of career, as the server answers it. */
export type NamedAnswer = v.InferOutput<typeof namedAnswer>;
