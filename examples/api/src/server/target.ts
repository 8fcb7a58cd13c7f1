import type { Context } from 'hono';
import { ApiFailure } from './failure.ts';
import { pathId } from './path-id.ts';
import type { ApiEnv } from './services.ts';

/** The row that a call is about to change. */
export type Target = {
  id: number;
  /** `If-Match` as it came: the versions in which the caller knows the row; without it, any will do. */
  ifMatch: string | undefined;
};

/** The `{id}` of the path with the condition that came along. @throws ApiFailure 404 for what cannot be an id. */
export function targetOf(c: Context<ApiEnv>, notFound: string): Target {
  return { id: pathId(c, notFound), ifMatch: c.req.header('if-match') };
}

/**
 * Refuses to change a row that has changed since the caller read it. Called with the row locked, so that nothing comes
 * between this and the write.
 * @throws ApiFailure 412 with the sentence, and with the version that the row has as `ETag`.
 */
export function demandVersion({ ifMatch }: Target, version: number, sentence: string): void {
  const known = ifMatch?.split(',').map((tag) => tag.trim());
  const tag = `"${version}"`;
  if (known === undefined || known.includes('*') || known.includes(tag)) return;
  throw new ApiFailure(412, sentence, { headers: { ETag: tag } });
}
