import { Hono } from 'hono';
import { answerStream } from '../server/answer-stream.ts';
import { readBody } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { makeReport } from './make-report.ts';
import { reportKinds } from './report-kinds.ts';
import { reportInput } from './reports.input.ts';

/** POST /api/reports/*, for administrators. */
export function reportRoutes(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  for (const kind of reportKinds) {
    routes.post(kind.path, async (c) => {
      const { format, ceremony_id } = await readBody(c, reportInput);
      const request = { format, ceremonyId: ceremony_id ?? undefined };
      return answerStream(c, await makeReport(services, kind, request));
    });
  }
  return routes;
}
