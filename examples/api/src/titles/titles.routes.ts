import { recordReads } from '../audit/record-reads.ts';
import { answerList } from '../lists/answer-list.ts';
import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';
import { issueTitles } from './bulk-issue.ts';
import { titleMessages as messages } from './titles.messages.ts';
import { titleList, titleListTag } from './titles.query.ts';

export function titleRoutes(on: On, services: Services): void {
  on(
    'listTitles',
    async ({ c }) => {
      const tag = await titleListTag(services.kysely);
      return answerList(c, services, { name: 'titles', tag, list: titleList });
    },
    { around: recordReads(services, 'titles') },
  );
  on('issueTitles', async ({ c, target, input, audit }) => {
    const issue = { ceremonyId: target.id, issueDate: input.emission_date };
    const data = await issueTitles(services, issue, audit);
    const message = data.count > 0 ? messages.issued(data.count) : messages.noneLeft;
    return c.json({ success: true, message, data });
  });
}
