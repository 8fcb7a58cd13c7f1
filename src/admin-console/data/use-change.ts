/**
 * Changes data of the console: `useChange(resource, failed)`.
 *
 * - `run` changes or removes a row; `create` adds an entry exactly once, even if responses get lost (`create-once.ts`).
 * - A second call during a pending change is ignored.
 * - A success shows a notice, calls `onDone`, and reads the list and its dependents again.
 * - A failure goes to `failure`, for the form to show. A global reason, such as a lost connection, is in a notice first, and
 *   beside the failure when that has closed. After 404, 409 and 412 the lists are read again, so that the form shows the
 *   current row.
 * - `call` receives the cached row with its version, for If-Match, and resolves with the version after the change. Pass
 *   `after` to update the cache with both: the next change must not send the old version.
 *
 * @example
 * const change = useChange(resources.ceremonies, messages.saveFailed);
 * change.run({
 *   row: ceremony,
 *   call: (api, row) => updateCeremony(api, row, input),
 *   after: (row) => withInput(row, input),
 *   done: messages.updated,
 *   onDone: onClose,
 * });
 */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, type FieldMessages, isOutdated } from '#api/api-error.ts';
import type { ApiClient } from '#api/client.ts';
import type { VersionedRow } from '#api/if-match.ts';
import type { ListAnswer } from '#api/wire/list-answer.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import type { CreateResult } from './create-once.ts';
import { dataMessages } from './data.messages.ts';
import { type NoticedFailure, noticedFailure } from './noticed-failure.ts';
import { type Resource, resources } from './resources.ts';
import { useCachedRows } from './use-cached-rows.ts';
import { useInvalidate } from './use-invalidate.ts';

export interface Change<Row> {
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  run(order: RowOrder<Row>): void;
  create<Made>(order: CreateOrder<Row, Made>): void;
  /** Clears `failure`, for a form that restarts without remounting. */
  reset(): void;
}

/** Why the last attempt failed, for display next to its button. */
export interface ChangeFailure extends NoticedFailure {
  /** The part that was saved in spite of the failure, or that is unknown. */
  readonly note: string | undefined;
  /** The server's messages about fields of the body, by their names on the wire, if it named any. */
  readonly fields?: FieldMessages | undefined;
}

interface RowOrder<Row> {
  readonly row: Row;
  readonly call: (api: ApiClient, row: Row) => Promise<string | undefined>;
  /** Returns the changed row for the cache. Without it, the cache keeps the old row until the list is read again. */
  readonly after?: ((row: Row) => Row) | undefined;
  /** The text of the success notice. */
  readonly done: string;
  readonly onDone?: (() => void) | undefined;
}

interface CreateOrder<Row, Made> {
  /** @param known the rows that the user sees */
  readonly call: (api: ApiClient, known: readonly Row[]) => Promise<CreateResult<Made>>;
  readonly done: string;
  readonly onDone?: ((result: CreateSuccess<Made>) => void) | undefined;
}

type CreateSuccess<Made> = Extract<CreateResult<Made>, { status: 'created' | 'found' }>;

/** The result of a call that was answered. */
type ChangeResult =
  | { readonly status: 'done'; readonly detail?: string; readonly finish: () => void }
  | { readonly status: 'incomplete'; readonly cause: unknown; readonly note: string };

interface Attempt {
  readonly send: () => Promise<ChangeResult>;
  readonly done: string;
}

export function useChange<Row extends VersionedRow>(
  resource: Resource<Row>,
  /** The message to show unless the server sends one. */
  failed: string,
): Change<Row> {
  const { api, notifications } = useGraduation();
  const notices = useFailureNotices();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const messages = useMessages(dataMessages);
  const cached = useCachedRows(resource);
  const [failure, setFailure] = useState<ChangeFailure>();

  const mutationKey = [...resource.key, 'change'];
  const invalidateAll = () =>
    invalidate(resource, ...resource.dependents.map((name) => resources[name]));
  const reset = () => setFailure(undefined);
  const fail = (error: unknown, note?: string) => {
    const shown = noticedFailure(notices, error, { message: failed });
    // With a part saved, the messages may be about the other call.
    const fields = note === undefined && error instanceof ApiError ? error.fields : undefined;
    setFailure(shown && { ...shown, note, fields });
    if (note !== undefined || isOutdated(error)) void invalidateAll();
  };
  const mutation = useMutation({
    mutationKey,
    mutationFn: ({ send }: Attempt) => send(),
    onMutate: reset,
    onSuccess: (result, { done }) => {
      if (result.status === 'incomplete') return fail(result.cause, result.note);
      notifications.show({ tone: 'success', title: done, detail: result.detail });
      result.finish();
      void invalidateAll();
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
          const current = cached.get(row);
          const version = await call(api, current);
          if (after !== undefined) cached.update([{ ...after(current), version }]);
          return { status: 'done', finish: () => onDone?.() };
        },
      }),
    create: ({ call, done, onDone }) =>
      start({
        done,
        send: async () => {
          const rows = client.getQueryData<ListAnswer<Row>>(resource.key)?.rows ?? [];
          return changeResult(await call(api, rows), messages, onDone);
        },
      }),
  };
}

function changeResult<Made>(
  result: CreateResult<Made>,
  messages: typeof dataMessages.defaults,
  onDone: CreateOrder<never, Made>['onDone'],
): ChangeResult {
  switch (result.status) {
    case 'created':
      return { status: 'done', finish: () => onDone?.(result) };
    case 'found':
      return { status: 'done', detail: messages.createdAfterAll, finish: () => onDone?.(result) };
    case 'unknown':
      return { status: 'incomplete', cause: result.cause, note: messages.createdUnknown };
    case 'half-done':
      return { status: 'incomplete', cause: result.cause, note: result.note };
    default:
      return result satisfies never;
  }
}
