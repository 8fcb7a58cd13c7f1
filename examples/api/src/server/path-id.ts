import type { Context } from 'hono';
import { missing } from './failure.ts';
import type { ApiEnv } from './services.ts';

const largestId = 2_147_483_647;

/** The `{id}` of the path; what cannot be an id is simply not found. */
export function pathId(c: Context<ApiEnv>, notFound: string): number {
  const text = c.req.param('id') ?? '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > largestId) throw missing(notFound);
  return id;
}
