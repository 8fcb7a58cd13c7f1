import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { mayHaveHappened } from '../../../api/may-have-happened.ts';
import { bulkIssueTitles } from '../../../api/titles/bulk-issue.ts';
import { listTitles } from '../../../api/titles/list-titles.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { useFailureNotices } from '../../../provider/failure-notices.ts';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useReread } from '../../data/use-reread.ts';
import { bulkIssueMessages } from './bulk-issue.messages.ts';
import { type IssueDesk, type IssueRun, isUnderWay, maySend, useIssueDesk } from './issue-desk.ts';
import { type IssueOrder, isComplete, judgeOutcome } from './outcome.flow.ts';

/** The dialog stays so long after a success (spec §9). */
export const closeDelayMs = 2_000;

export interface IssueDoor {
  readonly run: IssueRun;
  readonly desk: IssueDesk;
  /** Sends an order; ignored while another is under way or unread (rulings 22 and 36). */
  readonly send: (order: IssueOrder) => Promise<void>;
  /** Reads the titles again to learn what became of the order. */
  readonly readAgain: () => Promise<void>;
  /** The person went on: what was told is told. */
  readonly dismiss: () => void;
}

/** Issues titles and follows the issue to its end, also when the dialog is closed meanwhile. */
export function useIssueDoor(): IssueDoor {
  const desk = useIssueDesk();
  const run = useSyncExternalStore(desk.subscribe, desk.getRun, desk.getRun);
  const { succeed, fail, learn } = useEndings(desk);
  const { api } = useGraduation();
  useEffect(() => () => dismiss(desk), [desk]);

  return {
    run,
    desk,
    send: async (order) => {
      if (!maySend(desk.getRun())) return;
      desk.setRun({ kind: 'issuing', order, startedAt: Date.now() });
      const { ceremony, issueDate } = order;
      const end = await bulkIssueTitles(api, ceremony.id, issueDate).then(
        (count) => () => succeed(order, count),
        (error: unknown) => () => fail(order, error),
      );
      await end();
    },
    readAgain: async () => {
      const current = desk.getRun();
      if (current.kind === 'unread' || current.kind === 'told') {
        await learn(current.order, current.sentence);
      }
    },
    dismiss: () => dismiss(desk),
  };
}

/** What is under way or unread stays: it must be seen to its end (ruling 36). */
function dismiss(desk: IssueDesk): void {
  const run = desk.getRun();
  if (!isUnderWay(run) && run.kind !== 'unread') desk.setRun({ kind: 'idle' });
}

function useEndings(desk: IssueDesk) {
  const { notifications } = useGraduation();
  const notices = useFailureNotices();
  const words = useMessages(bulkIssueMessages);
  const locale = useLocale();
  const reread = useReread();
  const { read, keep } = useTitleReading();

  const succeed = async (order: IssueOrder, count: number | undefined) => {
    const title = formatMessage(words.issued, { count: count ?? order.shown }, locale);
    notifications.show({ tone: 'success', title });
    desk.setRun({ kind: 'issued', order, outcome: 'reading' });
    const delay = new Promise((resolve) => setTimeout(resolve, closeDelayMs));
    const titles = await read();
    const outcome = titles === undefined ? 'unread' : judgeOutcome(order, titles);
    if (outcome !== 'unread') desk.outcomes.set(order.ceremony.id, outcome);
    if (!desk.isWatched()) desk.setRun({ kind: 'idle' });
    else if (isRunOf(desk, order)) desk.setRun({ kind: 'issued', order, outcome });
    await delay;
    if (titles === undefined) await reread(queryKeys.titles, queryKeys.applications);
    else await Promise.all([keep(titles), reread(queryKeys.applications)]);
  };

  /** A clear no is the end of it; anything else has to be looked up. */
  const fail = async (order: IssueOrder, error: unknown) => {
    const sentence = tell(error) ?? words.failed;
    if (mayHaveHappened(error)) return learn(order, sentence);
    // Begun first, so that nothing can be sent from lists that are about to change.
    const lists = isOutdated(error)
      ? reread(queryKeys.ceremonies, queryKeys.applications, queryKeys.titles)
      : undefined;
    desk.setRun({ kind: 'refused', order, sentence });
    await lists;
  };

  /** In the dialog while somebody looks at it, else in a notice. */
  const tell = (error: unknown): string | undefined => {
    const said = { sentence: words.failed };
    return desk.isWatched() ? notices.place(error, said) : void notices.announce(error, said);
  };

  const learn = async (order: IssueOrder, sentence: string) => {
    desk.setRun({ kind: 'reading', order, sentence });
    const titles = await read();
    if (titles === undefined) return desk.setRun({ kind: 'unread', order, sentence });
    const outcome = judgeOutcome(order, titles);
    desk.outcomes.set(order.ceremony.id, outcome);
    await keep(titles);
    desk.setRun({ kind: 'told', order, sentence, outcome });
    if (desk.isWatched()) return;
    const { issued, of } = outcome;
    const tone = isComplete(outcome) ? 'success' : 'error';
    notifications.show({ tone, title: formatMessage(words.toldIssued, { issued, of }, locale) });
  };

  return { succeed, fail, learn };
}

/** Reads the titles past the list's own reading, whose failure would read as none (ruling 4). */
function useTitleReading() {
  const { api } = useGraduation();
  const client = useQueryClient();
  return {
    read: () => listTitles(api).catch(() => undefined),
    /** A reading that began earlier must not come after it. */
    keep: async (titles: readonly IssuedTitle[]) => {
      await client.cancelQueries({ queryKey: queryKeys.titles });
      client.setQueryData(queryKeys.titles, titles);
    },
  };
}

function isRunOf(desk: IssueDesk, order: IssueOrder): boolean {
  const run = desk.getRun();
  return run.kind === 'issued' && run.order === order;
}

function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 422].includes(error.status ?? 0);
}
