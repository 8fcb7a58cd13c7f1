/**
 * The one way to change data in the console: `useChange(resource, failed)`.
 *
 * - `run` changes or removes a row; `create` makes an entry, once however often the line is cut (`create-once.ts`).
 * - A second press while a change is under way is ignored.
 * - A success shows a notice, calls `onDone`, and reads the list and its dependents again.
 * - A failure is in `failure`, for the form to show; what is global about it goes into a notice. When somebody else was
 *   faster (404, 409, 412) the lists are read again, so that the form can show the row as it is now.
 * - `call` receives the row with the version that the cache knows, for If-Match; it resolves with the row's version
 *   after the change. Give `after` to write both into the cache: the next change must not go out with the old version.
 *
 * @example
 * const change = useChange(resources.ceremonies, words.saveFailed);
 * change.run({
 *   row: ceremony,
 *   call: (api, row) => updateCeremony(api, row, input),
 *   after: (row) => withInput(row, input),
 *   done: words.updated,
 *   onDone: onClose,
 * });
 */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated } from '../../api/api-error.ts';
import type { ApiClient } from '../../api/client.ts';
import type { ListAnswer } from '../../api/wire/list-answer.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useFailureNotices } from '../../provider/failure-notices.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import type { CreateResult } from './create-once.ts';
import { dataMessages } from './data.messages.ts';
import { type Resource, resources } from './resources.ts';
import { type KnownRow, useKnownRows } from './use-known-rows.ts';
import { useReread } from './use-reread.ts';

export interface Change<Row> {
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  run(order: RowOrder<Row>): void;
  create<Made>(order: CreateOrder<Row, Made>): void;
  /** Takes `failure` away, where a form begins anew without being mounted anew. */
  reset(): void;
}

/** Why the last attempt failed, for the place where it was asked for. */
export interface ChangeFailure {
  readonly sentence: string;
  /** What was written all the same, or is not known. */
  readonly note: string | undefined;
}

interface RowOrder<Row> {
  readonly row: Row;
  readonly call: (api: ApiClient, row: Row) => Promise<string | undefined>;
  /** The row after the change, until the list is read again. Left out, the cache keeps the row as it was. */
  readonly after?: ((row: Row) => Row) | undefined;
  /** The notice of the success. */
  readonly done: string;
  readonly onDone?: (() => void) | undefined;
}

interface CreateOrder<Row, Made> {
  /** @param known the rows of the list as the person sees them */
  readonly call: (api: ApiClient, known: readonly Row[]) => Promise<CreateResult<Made>>;
  readonly done: string;
  readonly onDone?: ((result: CreateSuccess<Made>) => void) | undefined;
}

export type CreateSuccess<Made> = Extract<CreateResult<Made>, { status: 'created' | 'found' }>;

/** The result of a call that came to its end. */
type ChangeResult =
  | { readonly status: 'done'; readonly detail?: string; readonly finish: () => void }
  | { readonly status: 'incomplete'; readonly cause: unknown; readonly note: string };

interface Attempt {
  readonly send: () => Promise<ChangeResult>;
  readonly done: string;
}

export function useChange<Row extends KnownRow>(
  resource: Resource<Row>,
  /** The feature's own sentence, used unless the server has one. */
  failed: string,
): Change<Row> {
  const { api, notifications } = useGraduation();
  const notices = useFailureNotices();
  const client = useQueryClient();
  const reread = useReread();
  const words = useMessages(dataMessages);
  const known = useKnownRows(resource);
  const [failure, setFailure] = useState<ChangeFailure>();

  const mutationKey = [...resource.key, 'change'];
  const rereadAll = () => reread(resource, ...resource.dependents.map((name) => resources[name]));
  const reset = () => setFailure(undefined);
  const fail = (error: unknown, note?: string) => {
    const sentence = notices.describeInline(error, { sentence: failed });
    setFailure(sentence === undefined ? undefined : { sentence, note });
    if (note !== undefined || isOutdated(error)) void rereadAll();
  };
  const mutation = useMutation({
    mutationKey,
    mutationFn: ({ send }: Attempt) => send(),
    onMutate: reset,
    onSuccess: (result, { done }) => {
      if (result.status === 'incomplete') return fail(result.cause, result.note);
      notifications.show({ tone: 'success', title: done, detail: result.detail });
      result.finish();
      void rereadAll();
    },
    onError: (error) => fail(error),
  });
  const start = (attempt: Attempt) => {
    if (client.isMutating({ mutationKey }) === 0) mutation.mutate(attempt);
  };

  return {
    isBusy: mutation.isPending,
    failure,
    reset,
    run: ({ row, call, after, done, onDone }) =>
      start({
        done,
        send: async () => {
          const current = known.latest(row);
          const version = await call(api, current);
          if (after !== undefined) known.keep([{ ...after(current), version }]);
          return { status: 'done', finish: () => onDone?.() };
        },
      }),
    create: ({ call, done, onDone }) =>
      start({
        done,
        send: async () => {
          const rows = client.getQueryData<ListAnswer<Row>>(resource.key)?.rows ?? [];
          return changeResult(await call(api, rows), words, onDone);
        },
      }),
  };
}

function changeResult<Made>(
  result: CreateResult<Made>,
  words: typeof dataMessages.defaults,
  onDone: CreateOrder<never, Made>['onDone'],
): ChangeResult {
  switch (result.status) {
    case 'created':
      return { status: 'done', finish: () => onDone?.(result) };
    case 'found':
      return { status: 'done', detail: words.createdAfterAll, finish: () => onDone?.(result) };
    case 'unknown':
      return { status: 'incomplete', cause: result.cause, note: words.createdUnknown };
    case 'half-done':
      return { status: 'incomplete', cause: result.cause, note: result.note };
    default:
      return result satisfies never;
  }
}
