import type { RefusalId } from 'birrete/contract';
import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { refuse } from './failure.ts';

/** The row that a call is about to change. */
export interface Target {
  readonly id: number;
  /** `If-Match` as sent: the versions of the row that the caller knows. Undefined accepts any version. */
  readonly ifMatch: string | undefined;
}

/** Reads the `{id}` of the path and `If-Match`. @throws ApiFailure 404 for a text that cannot be an id. */
export function targetOf(c: Context<ApiEnv>, notFound: RefusalId): Target {
  return { id: pathId(c, notFound), ifMatch: c.req.header('if-match') };
}

/**
 * Refuses to change a row that has changed since the caller read it. Lock the row first, so that it can't change between
 * the check and the write.
 * @throws ApiFailure 412 with the refusal's message, and the row's version as `ETag`.
 */
export function demandVersion({ ifMatch }: Target, version: number, changed: RefusalId): void {
  const known = ifMatch?.split(',').map((tag) => tag.trim());
  const tag = versionTag(version);
  if (known === undefined || known.includes('*') || known.includes(tag)) return;
  throw refuse(changed, { headers: { ETag: tag } });
}

/** The entity tag of a row with this version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

const largestId = 2_147_483_647;

/** Reads the `{id}` of the path. @throws the failure `notFound` for a text that cannot be an id. */
function pathId(c: Context<ApiEnv>, notFound: RefusalId): number {
  const text = c.req.param('id') ?? '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > largestId) throw refuse(notFound);
  return id;
}
