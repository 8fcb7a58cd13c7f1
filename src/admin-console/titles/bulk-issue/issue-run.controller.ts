import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { ApiError, isOutdated, mayHaveHappened } from '../../../api/api-error.ts';
import { apiTimeoutMs } from '../../../api/client.ts';
import { bulkIssueTitles } from '../../../api/titles/bulk-issue.ts';
import { listTitles } from '../../../api/titles/titles.ts';
import type { ListAnswer } from '../../../api/wire/list-answer.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { useFailureNotices } from '../../../provider/failure-notices.ts';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { resources } from '../../data/resources.ts';
import { useReread } from '../../data/use-reread.ts';
import { bulkIssueMessages } from './bulk-issue.messages.ts';
import { type IssueOrder, type IssueResult, isComplete, issueResult } from './issue-result.flow.ts';
import {
  type IssueRun,
  type IssueStore,
  isUnderWay,
  keepResult,
  maySend,
  useIssueStore,
} from './issue-store.ts';

/** How long an issue may take, as any call. */
export const issueLimitSeconds = apiTimeoutMs / 1_000;

/** How long the dialog stays open after a success. */
export const closeDelayMs = 2_000;

export interface IssueRunController {
  readonly run: IssueRun;
  /** Results of this console's issues, by ceremony id. */
  readonly results: ReadonlyMap<number, IssueResult>;
  /** Sends an order; ignored while another is under way or its result unknown. */
  readonly send: (order: IssueOrder) => Promise<void>;
  /** Reads the titles again to learn what was issued. */
  readonly readAgain: () => Promise<void>;
  /** Forgets an issue that has ended. */
  readonly dismiss: () => void;
}

/** Issues titles and follows the issue to its end, also when the dialog is closed meanwhile. */
export function useIssueRun(): IssueRunController {
  const store = useIssueStore();
  const { run, results } = useStore(store);
  const { succeed, fail, lookUp } = useIssueEnd(store);
  const { api } = useGraduation();
  useEffect(() => {
    store.setState({ isWatched: true });
    return () => {
      store.setState({ isWatched: false });
      dismiss(store);
    };
  }, [store]);

  return {
    run,
    results,
    send: async (order) => {
      if (!maySend(store.getState().run)) return;
      store.setState({ run: { kind: 'issuing', order, startedAt: Date.now() } });
      const { ceremony, issueDate } = order;
      const end = await bulkIssueTitles(api, ceremony.id, issueDate).then(
        (count) => () => succeed(order, count),
        (error: unknown) => () => fail(order, error),
      );
      await end();
    },
    readAgain: async () => {
      const current = store.getState().run;
      if (current.kind === 'unread' || current.kind === 'counted') {
        await lookUp(current.order, current.sentence);
      }
    },
    dismiss: () => dismiss(store),
  };
}

/** An issue that is under way, or whose result is unknown, is followed to its end. */
function dismiss(store: IssueStore): void {
  const { run } = store.getState();
  if (!isUnderWay(run) && run.kind !== 'unread') store.setState({ run: { kind: 'idle' } });
}

function useIssueEnd(store: IssueStore) {
  const { notifications, emit } = useGraduation();
  const notices = useFailureNotices();
  const words = useMessages(bulkIssueMessages);
  const locale = useLocale();
  const reread = useReread();
  const { read, keep } = useTitleReading();
  const setRun = (run: IssueRun) => store.setState({ run });

  const succeed = async (order: IssueOrder, count: number | undefined) => {
    const issued = count ?? order.shown;
    emit({ type: 'titles-issued', count: issued });
    const title = formatMessage(words.issued, { count: issued }, locale);
    notifications.show({ tone: 'success', title });
    setRun({ kind: 'issued', order, result: 'reading' });
    const delay = new Promise((resolve) => setTimeout(resolve, closeDelayMs));
    const titles = await read();
    const result = titles === undefined ? 'unread' : issueResult(order, titles);
    if (result !== 'unread') keepResult(store, order.ceremony.id, result);
    if (!store.getState().isWatched) setRun({ kind: 'idle' });
    else if (isRunOf(store, order)) setRun({ kind: 'issued', order, result });
    await delay;
    if (titles === undefined) await reread(resources.titles, resources.applications);
    else await Promise.all([keep(titles), reread(resources.applications)]);
  };

  /** After a refusal nothing was issued; after any other failure the titles have to be read. */
  const fail = async (order: IssueOrder, error: unknown) => {
    const sentence = sentenceOf(error) ?? words.failed;
    if (mayHaveHappened(error)) return lookUp(order, sentence);
    // Started first, so that nothing can be sent from lists that are about to change.
    const isInvalid = error instanceof ApiError && error.kind === 'invalid';
    const lists =
      isInvalid || isOutdated(error)
        ? reread(resources.ceremonies, resources.applications, resources.titles)
        : undefined;
    setRun({ kind: 'refused', order, sentence });
    await lists;
  };

  /** For the dialog while it is open, else in a notice. */
  const sentenceOf = (error: unknown): string | undefined => {
    const feature = { sentence: words.failed };
    if (store.getState().isWatched) return notices.describeInline(error, feature);
    notices.announce(error, feature);
    return undefined;
  };

  const lookUp = async (order: IssueOrder, sentence: string) => {
    setRun({ kind: 'reading', order, sentence });
    const titles = await read();
    if (titles === undefined) return setRun({ kind: 'unread', order, sentence });
    const result = issueResult(order, titles);
    keepResult(store, order.ceremony.id, result);
    if (result.issued > 0) emit({ type: 'titles-issued', count: result.issued });
    await keep(titles);
    setRun({ kind: 'counted', order, sentence, result });
    if (store.getState().isWatched) return;
    const { issued, of } = result;
    const tone = isComplete(result) ? 'success' : 'error';
    notifications.show({ tone, title: formatMessage(words.toldIssued, { issued, of }, locale) });
  };

  return { succeed, fail, lookUp };
}

/** Reads the titles apart from their list, whose failure would count as no titles. */
function useTitleReading() {
  const { api } = useGraduation();
  const client = useQueryClient();
  return {
    read: () =>
      listTitles(api).then(
        ({ rows }) => rows,
        () => undefined,
      ),
    /** A reading that began earlier must not come after it. */
    keep: async (titles: readonly IssuedTitle[]) => {
      await client.cancelQueries({ queryKey: resources.titles.key });
      client.setQueryData<ListAnswer<IssuedTitle>>(resources.titles.key, (known) => ({
        unreadable: known?.unreadable ?? [],
        rows: titles,
      }));
    },
  };
}

function isRunOf(store: IssueStore, order: IssueOrder): boolean {
  const { run } = store.getState();
  return run.kind === 'issued' && run.order === order;
}
