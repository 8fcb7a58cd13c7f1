import { recordExports } from '../audit/record-reads.ts';
import { answerStream } from '../server/answer-stream.ts';
import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';
import { makeReport } from './make-report.ts';
import { reportKinds } from './report-kinds.ts';

export function reportRoutes(on: On, services: Services): void {
  for (const kind of reportKinds) {
    on(
      kind.call,
      async ({ c, input: { format, ceremony_id } }) => {
        const request = { format, ceremonyId: ceremony_id ?? undefined };
        return answerStream(c, await makeReport(services, kind, request));
      },
      { around: recordExports(services) },
    );
  }
}
