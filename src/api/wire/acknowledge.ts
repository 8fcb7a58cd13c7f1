import type { Decoded } from './decode.ts';

/** For writes whose answer nobody reads: an empty body with 2xx is a success (ruling 5). */
export function acknowledge(_body: unknown): Decoded<undefined> {
  return { ok: true, value: undefined };
}
