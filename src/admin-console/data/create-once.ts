import { mayHaveHappened } from '../../api/api-error.ts';
import type { ApiClient } from '../../api/client.ts';
import type { ListAnswer } from '../../api/wire/list-answer.ts';

/** How one kind of entry is created, and recognised in its list. */
export interface Creation<Row, Draft, Made> {
  readonly list: (api: ApiClient) => Promise<Pick<ListAnswer<Row>, 'rows'>>;
  readonly create: (api: ApiClient, draft: Draft) => Promise<Made>;
  /** Whether a row is what a draft asked for. */
  readonly isSame: (row: Row, draft: Draft) => boolean;
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
export type CreateOnce<Row, Draft, Made> = (
  api: ApiClient,
  draft: Draft,
  known: readonly Row[],
) => Promise<CreateResult<Made>>;

/**
 * Creates an entry once, however often the line is cut: after an attempt without a clear answer the list is read before
 * anything is sent again, with any server (docs/decisions/0014). Begun once per form, which is about one entry; drafts
 * of earlier attempts count too, for one of them may have arrived late.
 */
export function beginCreateOnce<Row extends { readonly id: number }, Draft, Made>({
  list,
  create,
  isSame,
}: Creation<Row, Draft, Made>): CreateOnce<Row, Draft, Made> {
  let before: ReadonlySet<number> | undefined;
  const unclear: Draft[] = [];

  const isInList = async (api: ApiClient): Promise<boolean> => {
    const { rows } = await list(api);
    const added = rows.filter(({ id }) => before?.has(id) !== true);
    return added.some((row) => unclear.some((draft) => isSame(row, draft)));
  };

  return async (api, draft, known) => {
    before ??= new Set(known.map(({ id }) => id));
    if (unclear.length > 0) {
      const found = await isInList(api).catch((cause: unknown) => ({ cause }));
      if (typeof found === 'object') return { status: 'unknown', ...found };
      if (found) return { status: 'found' };
    }
    try {
      return { status: 'created', made: await create(api, draft) };
    } catch (error) {
      if (!mayHaveHappened(error)) throw error;
      unclear.push(draft);
      const found = await isInList(api).catch(() => 'unread' as const);
      if (found === 'unread') return { status: 'unknown', cause: error };
      if (found) return { status: 'found' };
      throw error;
    }
  };
}
