import { demandRecent } from '#account/auth/step-up.ts';
import type { On } from '#calls/call-handler.ts';
import { answerList } from '#calls/lists/answer-list.ts';
import type { Services } from '#calls/services.ts';
import { recordReads } from '#evidence/audit/record-reads.ts';
import { issueTitles } from './bulk-issue.ts';
import { titleList, titleListTag } from './titles.query.ts';

export function titleRoutes(on: On, services: Services): void {
  on(
    'listTitles',
    async ({ c }) => {
      const tag = await titleListTag(services.kysely);
      const list = titleList(services.settings);
      return answerList(c, services, { name: 'titles', tag, list });
    },
    { around: recordReads(services, 'titles') },
  );
  on(
    'issueTitles',
    ({ target, input, audit }) =>
      issueTitles(services, { ceremonyId: target.id, issueDate: input.emission_date }, audit),
    { before: (c) => demandRecent(c, services) },
  );
}
