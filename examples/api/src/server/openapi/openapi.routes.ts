import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { ApiEnv } from '#platform/http/api-env.ts';

const file = new URL('../../../../../docs/openapi.json', import.meta.url);

/** GET /api/openapi.json: the committed document. A test checks that it matches the schemas. */
export function openApiRoutes(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  let text: Promise<string> | undefined;
  routes.get('/openapi.json', async (c) => {
    text ??= readFile(file, 'utf8');
    return c.body(await text, 200, { 'Content-Type': 'application/json; charset=UTF-8' });
  });
  return routes;
}
