import type { RefusalId } from 'birrete/contract';
import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { refuse } from './failure.ts';

const largestId = 2_147_483_647;

/** Reads the `{id}` of the path. @throws the failure `notFound` for a text that cannot be an id. */
export function pathId(c: Context<ApiEnv>, notFound: RefusalId): number {
  const text = c.req.param('id') ?? '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > largestId) throw refuse(notFound);
  return id;
}
