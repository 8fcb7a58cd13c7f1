import type { On } from '#calls/call-handler.ts';
import { answerList } from '#calls/lists/answer-list.ts';
import type { Services } from '#calls/services.ts';
import { recordReads } from '#evidence/audit/record-reads.ts';
import { correctHandover } from './correct-handover.ts';
import { handoverList, handoverListTag } from './handovers.query.ts';
import { recordHandovers } from './record-handovers.ts';

/** The book of hand-overs. */
export function handoverRoutes(on: On, services: Services): void {
  on(
    'listHandovers',
    async ({ c }) => {
      const days = services.settings.uncollectedDays;
      const tag = await handoverListTag(services.kysely, days);
      const beside = { uncollected_after_days: days };
      return answerList(c, services, { name: 'handovers', tag, list: handoverList, beside });
    },
    { around: recordReads(services, 'handovers') },
  );
  on('recordHandovers', ({ input, audit }) => recordHandovers(services, input, audit));
  on('correctHandover', ({ target, input, audit }) =>
    correctHandover(services, { id: target.id, ...input }, audit),
  );
}
