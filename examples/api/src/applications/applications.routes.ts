import { latestToday, refuseBirthDate } from 'birrete/rules';
import { sql } from 'kysely';
import type { On } from '../calls/call-handler.ts';
import { answerList } from '../calls/lists/answer-list.ts';
import type { Services } from '../calls/services.ts';
import { recordReads } from '../evidence/audit/record-reads.ts';
import { rangesIn } from '../evidence/audit/shown-rows.ts';
import { demand } from '../platform/http/failure.ts';
import { applicationList, applicationListTag } from './applications.query.ts';
import { confirmApplication, editApplication, rejectApplication } from './change-application.ts';

export function applicationRoutes(on: On, services: Services): void {
  on(
    'listApplications',
    async ({ c }) => {
      const tag = await applicationListTag(services.kysely);
      return answerList(c, services, { name: 'applications', tag, list: applicationList });
    },
    {
      around: recordReads(services, 'applications', async () => ({
        applications: await rangesIn(services.kysely, applicationList, sql.ref('a.id')),
      })),
    },
  );
  on('editApplication', (exchange) => {
    const { input, audit } = exchange;
    // The body is checked before the row, so before a text that cannot be an id.
    demand(refuseBirthDate(input.date_of_birth, latestToday(audit.at), 'birthDateInvalid'));
    return editApplication(services, exchange.target, input, audit);
  });
  on('confirmApplication', ({ target, input, audit }) =>
    confirmApplication(services, target, input.notes ?? null, audit),
  );
  on('rejectApplication', ({ target, input, audit }) =>
    rejectApplication(services, target, input.notes, audit),
  );
}
