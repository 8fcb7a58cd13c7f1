import { type GenericSchema, optional, pipe, transform, unknown } from 'valibot';

/** A part that may be null or missing; both are undefined. */
export function optionalPart<Part>(
  part: GenericSchema<unknown, Part>,
): GenericSchema<unknown, Part | undefined> {
  return pipe(
    unknown(),
    transform((value) => value ?? undefined),
    optional(part),
  );
}
