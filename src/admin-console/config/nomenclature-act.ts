import type { ApiClient } from '../../api/client.ts';
import {
  createDegreeTitle,
  updateDegreeTitle,
} from '../../api/degree-titles/change-degree-title.ts';
import { listDegreeTitles } from '../../api/degree-titles/list-degree-titles.ts';
import type { DegreeTitle } from '../../domain/degree-title.ts';
import type { Outcome } from './catalogue.ts';
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
 * Two requests that are one act (ruling 41). From the second attempt on, the entries are read first: an answer that was
 * lost on its way may have been a success.
 *
 * @param halfDone what is told when the first was written and the second was not
 */
export function beginNomenclatureAct(halfDone: string): NomenclatureAct {
  let before: ReadonlySet<number> | undefined;

  return async (api, wanted, known) => {
    const isRepeated = before !== undefined;
    before ??= new Set(known.map(({ id }) => id));
    const current = isRepeated ? await listDegreeTitles(api) : known;
    const writes = planNomenclatures(wanted, before, current);

    let done = 2 - writes.length;
    for (const write of writes) {
      try {
        await carryOut(api, write);
        done += 1;
      } catch (cause) {
        if (done === 0) throw cause;
        return { status: 'half-done', cause, note: halfDone };
      }
    }
    return { status: 'done' };
  };
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
