import type { CreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import { mayHaveHappened } from '#api/api-error.ts';
import type { ApiClient } from '#api/client.ts';
import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import {
  type PlannedWrite,
  planNomenclatures,
  type WantedNomenclature,
} from './nomenclature-plan.flow.ts';

/**
 * Creates the masculine and the feminine nomenclature of a career with two calls that count as one. After a lost response,
 * and at the start of each further attempt, the list is read to find out what was written.
 *
 * @param halfDone the message if only the first one was written
 */
export function beginCreateNomenclatures(
  halfDone: string,
): CreateOnce<DegreeTitle, WantedNomenclature, undefined> {
  let before: ReadonlySet<number> | undefined;

  const plan = (wanted: WantedNomenclature, current: readonly DegreeTitle[]) =>
    planNomenclatures(wanted, before ?? new Set(), current);

  /** Finds out from the list how much was written. */
  const verify = async (api: ApiClient, wanted: WantedNomenclature, cause: unknown) => {
    const current = await readAgain(api);
    if (current.rows === undefined) return { status: 'unknown', cause } as const;
    const left = plan(wanted, current.rows).length;
    if (left === 0) return { status: 'found' } as const;
    if (left === 2) throw cause;
    return { status: 'half-done', cause, note: halfDone } as const;
  };

  return async (api, wanted, known) => {
    const current = before === undefined ? { rows: known } : await readAgain(api);
    if (current.rows === undefined) return { status: 'unknown', cause: current.cause };
    before ??= new Set(known.map(({ id }) => id));
    const writes = plan(wanted, current.rows);
    if (writes.length === 0) return { status: 'found' };

    let done = 2 - writes.length;
    for (const write of writes) {
      try {
        await send(api, write);
        done += 1;
      } catch (cause) {
        if (mayHaveHappened(cause)) return verify(api, wanted, cause);
        if (done === 0) throw cause;
        return { status: 'half-done', cause, note: halfDone };
      }
    }
    return { status: 'created', made: undefined };
  };
}

type Reading =
  | { readonly rows: readonly DegreeTitle[] }
  | { readonly rows: undefined; readonly cause: unknown };

function readAgain(api: ApiClient): Promise<Reading> {
  return resources.degreeTitles.list(api).then(
    ({ rows }) => ({ rows }),
    (cause: unknown) => ({ rows: undefined, cause }),
  );
}

function send(api: ApiClient, write: PlannedWrite): Promise<unknown> {
  switch (write.kind) {
    case 'create':
      return resources.degreeTitles.create(api, write.input);
    case 'update':
      return resources.degreeTitles.update(api, write, write.input);
    default:
      return write satisfies never;
  }
}
