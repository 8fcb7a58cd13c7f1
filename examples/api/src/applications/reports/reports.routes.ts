import type { Context } from 'hono';
import { sql } from 'kysely';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { recordExports } from '#evidence/audit/record-reads.ts';
import { rangesIn } from '#evidence/audit/shown-rows.ts';
import { createThreadTurns } from '#platform/concurrency/thread-turns.ts';
import { answerStream } from '#platform/http/answer-stream.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { reportedApplications } from '../applications.query.ts';
import { makeReport, type ReportRequest } from './make-report.ts';
import { type ReportKind, reportKinds } from './report-kinds.ts';

/** Time in which a client must have read a report, in milliseconds. */
const longestReport = 5 * 60_000;

export function reportRoutes(on: On, services: Services): void {
  const takeTurn = createThreadTurns();
  const answerReport = async (c: Context<ApiEnv>, kind: ReportKind, request: ReportRequest) => {
    const turn = await takeTurn();
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(longestReport)]);
    signal.addEventListener('abort', turn.end);
    try {
      if (c.req.raw.signal.aborted) throw refuse('unavailable');
      const report = await makeReport(services, kind, request, { signal, onMade: turn.end });
      return answerStream(c, report, () => left.abort());
    } catch (error) {
      turn.end();
      throw error;
    }
  };
  for (const kind of reportKinds) {
    on(
      kind.call,
      ({ c, input: { format, ceremony_id } }) =>
        answerReport(c, kind, { format, ceremonyId: ceremony_id ?? undefined }),
      {
        around: recordExports(services, async (ceremonyId) => ({
          applications: await rangesIn(
            services.kysely,
            reportedApplications(kind, ceremonyId),
            sql.ref('a.id'),
          ),
        })),
      },
    );
  }
}
