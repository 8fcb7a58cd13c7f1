import type { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { ApiEnv } from '../platform/http/api-env.ts';

/** Creates a function that lists the methods of a path in alphabetical order; none if the path does not exist. */
export function allowedMethods(app: Pick<Hono<ApiEnv>, 'routes'>): (path: string) => string[] {
  const router = new TrieRouter<string>();
  for (const { path, method } of app.routes) {
    if (method !== 'ALL') router.add('ALL', path, method);
  }
  return (path) => {
    const [found] = router.match('ALL', path);
    return [...new Set(found.map(([method]) => method))].sort();
  };
}
