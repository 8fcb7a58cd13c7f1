import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type NoticedFailure, noticedFailure } from '#admin-console/data/noticed-failure.ts';
import { resources } from '#admin-console/data/resources.ts';
import { useInvalidate } from '#admin-console/data/use-invalidate.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { ApiError, isOutdated, mayHaveHappened } from '#api/api-error.ts';
import { apiTimeoutMs } from '#api/client.ts';
import { bulkIssueTitles } from '#api/titles/bulk-issue.ts';
import { listTitles } from '#api/titles/titles.ts';
import type { ListAnswer } from '#api/wire/list-answer.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { useText } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { bulkIssueMessages } from '../bulk-issue.messages.ts';
import {
  type IssueOrder,
  type IssueResult,
  isComplete,
  issueResult,
} from '../result/issue-result.flow.ts';
import { type IssueRun, type IssueState, initialIssue, reduceIssue } from './issue-run.flow.ts';

/** The client's timeout, which an issue shares with every other call. */
export const issueLimitSeconds = apiTimeoutMs / 1_000;

/** Time before the dialog closes after a success. */
export const closeDelayMs = 2_000;

export interface IssueRunController {
  readonly run: IssueRun;
  /** Results of this console's issues, by ceremony id. */
  readonly results: ReadonlyMap<number, IssueResult>;
  /** Sends an order; ignored while another one is under way or unverified. */
  readonly send: (order: IssueOrder) => Promise<void>;
  /** Reads the titles again to find out what was issued. */
  readonly verifyAgain: () => Promise<void>;
  /** Returns to idle unless an issue is under way or unverified. */
  readonly dismiss: () => void;
}

/** Issues titles and tracks the issue until its result is known, even if the dialog is closed meanwhile. */
export function useIssueRun(): IssueRunController {
  const store = useConsole().storeOf(createIssueStore);
  const { run, results } = useStore(store);
  const { succeed, fail, verify } = useIssueResult(store);
  const { api } = useGraduation();
  useEffect(() => {
    dispatch(store, { type: 'dialog-opened' });
    return () => dispatch(store, { type: 'dialog-closed' });
  }, [store]);

  return {
    run,
    results,
    send: async (order) => {
      dispatch(store, { type: 'sent', order, startedAt: Date.now() });
      const { run: sent } = store.getState();
      if (sent.kind !== 'issuing' || sent.order !== order) return;
      const { ceremony, issueDate } = order;
      const settle = await bulkIssueTitles(api, ceremony.id, issueDate).then(
        (count) => () => succeed(order, count),
        (error: unknown) => () => fail(order, error),
      );
      await settle();
    },
    verifyAgain: async () => {
      const { run: current } = store.getState();
      if (current.kind === 'unverified' || current.kind === 'verified') {
        const { order, message, reason } = current;
        await verify(order, { message, reason });
      }
    },
    dismiss: () => dispatch(store, { type: 'dismissed' }),
  };
}

type IssueStore = StoreApi<IssueState>;

/** Called once per console: two consoles on a page issue independently. */
function createIssueStore(): IssueStore {
  return createStore(() => initialIssue);
}

function dispatch(store: IssueStore, step: Parameters<typeof reduceIssue>[1]): void {
  store.setState((state) => reduceIssue(state, step));
}

function useIssueResult(store: IssueStore) {
  const { notifications, emit } = useGraduation();
  const notices = useFailureNotices();
  const { messages, format } = useText(bulkIssueMessages);
  const invalidate = useInvalidate();
  const { read, cache } = useTitleReading();

  const succeed = async (order: IssueOrder, count = order.shown) => {
    emit({ type: 'titles-issued', count });
    const title = format(messages.issued, { count });
    notifications.show({ tone: 'success', title });
    dispatch(store, { type: 'confirmed', order });
    const delay = new Promise((resolve) => setTimeout(resolve, closeDelayMs));
    const titles = await read();
    const result = titles && issueResult(order, titles);
    dispatch(store, { type: 'compared', order, result });
    await delay;
    if (titles === undefined) await invalidate(resources.titles, resources.applications);
    else await Promise.all([cache(titles), invalidate(resources.applications)]);
  };

  /** After a refusal nothing was issued; after any other failure the titles must be read. */
  const fail = async (order: IssueOrder, error: unknown) => {
    const failure = describe(error) ?? { message: messages.failed };
    if (mayHaveHappened(error)) return verify(order, failure);
    // Starts before the run ends, so that nothing can be sent from outdated lists.
    const isInvalid = error instanceof ApiError && error.kind === 'invalid';
    const lists =
      isInvalid || isOutdated(error)
        ? invalidate(resources.ceremonies, resources.applications, resources.titles)
        : undefined;
    const fields = error instanceof ApiError ? error.fields : undefined;
    dispatch(store, { type: 'refused', order, ...failure, fields });
    await lists;
  };

  /** Returns the failure for the open dialog; without a dialog, shows it as a notice. */
  const describe = (error: unknown): NoticedFailure | undefined => {
    const feature = { message: messages.failed };
    if (store.getState().isDialogOpen) return noticedFailure(notices, error, feature);
    notices.announce(error, feature);
    return undefined;
  };

  const verify = async (order: IssueOrder, failure: NoticedFailure) => {
    dispatch(store, { type: 'verifying', order, ...failure });
    const titles = await read();
    if (titles === undefined) return dispatch(store, { type: 'unverified', order, ...failure });
    const result = issueResult(order, titles);
    const { issued, of } = result;
    if (issued > 0) emit({ type: 'titles-issued', count: issued });
    await cache(titles);
    dispatch(store, { type: 'verified', order, ...failure, result });
    if (store.getState().isDialogOpen) return;
    const tone = isComplete(result) ? 'success' : 'error';
    const title = format(messages.issuedCount, { issued, of });
    notifications.show({ tone, title });
  };

  return { succeed, fail, verify };
}

/** Reads the titles with a separate call, because a failed read of their list counts as an empty list. */
function useTitleReading() {
  const { api } = useGraduation();
  const client = useQueryClient();
  return {
    read: () =>
      listTitles(api).then(
        ({ rows }) => rows,
        () => undefined,
      ),
    /** Writes the titles into the cache, and cancels earlier reads that would overwrite them. */
    cache: async (titles: readonly IssuedTitle[]) => {
      await client.cancelQueries({ queryKey: resources.titles.key });
      client.setQueryData<ListAnswer<IssuedTitle>>(resources.titles.key, (previous) => ({
        unreadable: previous?.unreadable ?? [],
        rows: titles,
      }));
    },
  };
}
