import { recordReads } from '../audit/record-reads.ts';
import { answerList } from '../lists/answer-list.ts';
import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';
import { applicationList, applicationListTag } from './applications.query.ts';
import { confirmApplication, editApplication, rejectApplication } from './change-application.ts';

export function applicationRoutes(on: On, services: Services): void {
  on(
    'listApplications',
    async ({ c }) => {
      const tag = await applicationListTag(services.kysely);
      return answerList(c, services, { name: 'applications', tag, list: applicationList });
    },
    { around: recordReads(services, 'applications') },
  );
  on('editApplication', ({ target, input, act }) => editApplication(services, target, input, act));
  on('confirmApplication', ({ target, input, act }) =>
    confirmApplication(services, target, input.notes ?? null, act),
  );
  on('rejectApplication', ({ target, input, act }) =>
    rejectApplication(services, target, input.notes, act),
  );
}
