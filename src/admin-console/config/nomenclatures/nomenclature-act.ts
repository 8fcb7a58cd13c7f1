import type { ApiClient } from '../../../api/client.ts';
import {
  createDegreeTitle,
  updateDegreeTitle,
} from '../../../api/degree-titles/change-degree-title.ts';
import { listDegreeTitles } from '../../../api/degree-titles/list-degree-titles.ts';
import { mayHaveHappened } from '../../../api/may-have-happened.ts';
import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import type { Outcome } from '../catalogue/catalogue.ts';
import {
  type PlannedWrite,
  planNomenclatures,
  type WantedNomenclature,
} from './nomenclature-plan.flow.ts';

/** Writes both entries; may be called again after a failure. */
export type NomenclatureAct = (
  api: ApiClient,
  wanted: WantedNomenclature,
  known: readonly DegreeTitle[],
) => Promise<Outcome>;

/**
 * Two requests that are one act (ruling 41). Where an answer was lost on its way the entries are read, and from the
 * second attempt on before anything is sent: it may have been a success.
 *
 * @param halfDone what is told when the first was written and the second was not
 */
export function beginNomenclatureAct(halfDone: string): NomenclatureAct {
  let before: ReadonlySet<number> | undefined;

  const plan = (wanted: WantedNomenclature, current: readonly DegreeTitle[]) =>
    planNomenclatures(wanted, before ?? new Set(), current);

  /** No clear answer: the entries tell how far it came. */
  const lookUp = async (api: ApiClient, wanted: WantedNomenclature, cause: unknown) => {
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
        await carryOut(api, write);
        done += 1;
      } catch (cause) {
        if (mayHaveHappened(cause)) return lookUp(api, wanted, cause);
        if (done === 0) throw cause;
        return { status: 'half-done', cause, note: halfDone };
      }
    }
    return { status: 'done' };
  };
}

type Reading =
  | { readonly rows: readonly DegreeTitle[] }
  | { readonly rows: undefined; readonly cause: unknown };

function readAgain(api: ApiClient): Promise<Reading> {
  return listDegreeTitles(api).then(
    (rows) => ({ rows }),
    (cause: unknown) => ({ rows: undefined, cause }),
  );
}

function carryOut(api: ApiClient, write: PlannedWrite): Promise<undefined> {
  switch (write.kind) {
    case 'create':
      return createDegreeTitle(api, write.draft);
    case 'update':
      return updateDegreeTitle(api, write.id, write.draft);
    default:
      return write satisfies never;
  }
}
