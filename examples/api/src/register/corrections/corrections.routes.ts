import { sql } from 'kysely';
import type { On } from '#calls/call-handler.ts';
import { answerList } from '#calls/lists/answer-list.ts';
import type { Services } from '#calls/services.ts';
import { recordReads } from '#evidence/audit/record-reads.ts';
import { rangesIn } from '#evidence/audit/shown-rows.ts';
import { annulTitle, duplicateTitle } from './correct-title.ts';
import { enterHold } from './hold-title.ts';
import { readTitleContent } from './read-title-content.ts';
import { readTitleSeal } from './read-title-seal.ts';
import { rectifyTitle } from './rectify-title.ts';
import { titleEntryList, titleEntryListTag } from './title-entries.query.ts';
import { titleHoldList, titleHoldListTag } from './title-holds.query.ts';

/** The corrections of issued titles, and the reviews during which they are on hold. */
export function correctionRoutes(on: On, services: Services): void {
  on(
    'listTitleEntries',
    async ({ c }) => {
      const tag = await titleEntryListTag(services.kysely);
      return answerList(c, services, { name: 'title-entries', tag, list: titleEntryList });
    },
    {
      around: recordReads(services, 'title-entries', async () => ({
        titles: await rangesIn(services.kysely, titleEntryList, sql.ref('e.title_id')),
      })),
    },
  );
  on('readTitleContent', ({ target, audit }) => readTitleContent(services, target.id, audit));
  on('readTitleSeal', ({ target }) => readTitleSeal(services.kysely, target.id));
  on('annulTitle', ({ target, input, audit }) => annulTitle(services, target.id, input, audit));
  on('rectifyTitle', ({ target, input, audit }) => rectifyTitle(services, target.id, input, audit));
  on('duplicateTitle', ({ target, input, audit }) =>
    duplicateTitle(services, target.id, input, audit),
  );
  on(
    'listTitleHolds',
    async ({ c }) => {
      const tag = await titleHoldListTag(services.kysely);
      return answerList(c, services, { name: 'title-holds', tag, list: titleHoldList });
    },
    {
      around: recordReads(services, 'title-holds', async () => ({
        titles: await rangesIn(services.kysely, titleHoldList, sql.ref('h.title_id')),
      })),
    },
  );
  on('holdTitle', ({ target, input, audit }) =>
    enterHold(services, { titleId: target.id, kind: 'held' }, input, audit),
  );
  on('liftTitleHold', ({ target, input, audit }) =>
    enterHold(services, { titleId: target.id, kind: 'lifted' }, input, audit),
  );
}
