import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#platform/http/api-env.ts';

const keys = new AsyncLocalStorage<string>();

/** Holds the key that authenticates waiting entries while a request runs: accesses are recorded in many places. */
export function holdWaitingKey(key: string): MiddlewareHandler<ApiEnv> {
  return (_, next) => keys.run(key, next);
}

/** The key of the request that runs. @throws Error outside of a request */
export function waitingKey(): string {
  const key = keys.getStore();
  if (key === undefined) throw new Error('An access is recorded outside of a request.');
  return key;
}
