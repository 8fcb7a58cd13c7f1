import { mayHaveHappened } from '#api/api-error.ts';
import type { ApiClient } from '#api/client.ts';
import type { ListAnswer } from '#api/wire/list-answer.ts';

/** Creates entries of one kind and recognises them in their list. */
export interface Creation<Row, Input, Made> {
  readonly list: (api: ApiClient) => Promise<Pick<ListAnswer<Row>, 'rows'>>;
  readonly create: (api: ApiClient, input: Input) => Promise<Made>;
  /** True if a row was created from an input. */
  readonly isSame: (row: Row, input: Input) => boolean;
}

/**
 * The result of an attempt to create an entry:
 * - `created`: the server confirmed it
 * - `found`: the response got lost, but the list has the entry; nothing is sent again
 * - `unknown`: no clear response, and the list could not be read; the next attempt reads it before it sends
 * - `half-done`: one part was saved before the failure; the next attempt saves the rest
 */
export type CreateResult<Made = undefined> =
  | { readonly status: 'created'; readonly made: Made }
  | { readonly status: 'found' }
  | { readonly status: 'unknown'; readonly cause: unknown }
  | { readonly status: 'half-done'; readonly cause: unknown; readonly note: string };

/**
 * Makes one attempt. Rejects when nothing was created; then it is safe to try again.
 *
 * @param known the rows that the user saw before, which this form did not create
 */
export type CreateOnce<Row, Input, Made> = (
  api: ApiClient,
  input: Input,
  known: readonly Row[],
) => Promise<CreateResult<Made>>;

/**
 * Creates an entry exactly once, even if responses get lost, with any server (docs/decisions/0014): after an attempt
 * without a clear response, the list is read before anything is sent again. Call it once per form. The inputs of all
 * attempts are compared, since an earlier one may have arrived late.
 */
export function beginCreateOnce<Row extends { readonly id: number }, Input, Made>({
  list,
  create,
  isSame,
}: Creation<Row, Input, Made>): CreateOnce<Row, Input, Made> {
  let before: ReadonlySet<number> | undefined;
  const unclear: Input[] = [];

  const isInList = async (api: ApiClient): Promise<boolean> => {
    const { rows } = await list(api);
    const added = rows.filter(({ id }) => before?.has(id) !== true);
    return added.some((row) => unclear.some((input) => isSame(row, input)));
  };

  return async (api, input, known) => {
    before ??= new Set(known.map(({ id }) => id));
    if (unclear.length > 0) {
      const found = await isInList(api).catch((cause: unknown) => ({ cause }));
      if (typeof found === 'object') return { status: 'unknown', ...found };
      if (found) return { status: 'found' };
    }
    try {
      return { status: 'created', made: await create(api, input) };
    } catch (error) {
      if (!mayHaveHappened(error)) throw error;
      unclear.push(input);
      const found = await isInList(api).catch(() => 'unread' as const);
      if (found === 'unread') return { status: 'unknown', cause: error };
      if (found) return { status: 'found' };
      throw error;
    }
  };
}
