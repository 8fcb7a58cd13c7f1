import { mayHaveHappened } from '../../api/api-error.ts';
import type { ApiClient } from '../../api/client.ts';
import type { ListAnswer } from '../../api/wire/list-answer.ts';

/** How one kind of entry is created, and recognised in its list. */
export interface Creation<Row, Input, Made> {
  readonly list: (api: ApiClient) => Promise<Pick<ListAnswer<Row>, 'rows'>>;
  readonly create: (api: ApiClient, input: Input) => Promise<Made>;
  /** Whether a row is what an input asked for. */
  readonly isSame: (row: Row, input: Input) => boolean;
}

/**
 * The result of an attempt to create:
 * - `created` the server confirmed it
 * - `found` no answer came, but the list has the entry: nothing is sent again
 * - `unknown` no clear answer, and the list could not be read either; the next attempt reads it before it sends
 * - `half-done` a part was written before the failure; the next attempt does the rest
 */
export type CreateResult<Made = undefined> =
  | { readonly status: 'created'; readonly made: Made }
  | { readonly status: 'found' }
  | { readonly status: 'unknown'; readonly cause: unknown }
  | { readonly status: 'half-done'; readonly cause: unknown; readonly note: string };

/**
 * One attempt. It rejects when nothing was created, and may be made again.
 *
 * @param known the list as the person saw it: its entries were not created here
 */
export type CreateOnce<Row, Input, Made> = (
  api: ApiClient,
  input: Input,
  known: readonly Row[],
) => Promise<CreateResult<Made>>;

/**
 * Creates an entry once, however often the line is cut: after an attempt without a clear answer the list is read before
 * anything is sent again, with any server (docs/decisions/0014). Begun once per form, which is about one entry; inputs
 * of earlier attempts count too, for one of them may have arrived late.
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
