import type { ApiClient } from '../../../api/client.ts';
import {
  createDegreeTitle,
  type DegreeTitleDraft,
  updateDegreeTitle,
} from '../../../api/degree-titles/change-degree-title.ts';
import { listDegreeTitles } from '../../../api/degree-titles/list-degree-titles.ts';
import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { beginCreateOnce } from '../../data/create-once.ts';
import type { Outcome } from '../catalogue/catalogue.ts';
import type { Hole } from './nomenclature-matrix.flow.ts';

/** One attempt to fill a hole; may be made again after a failure. */
export type HoleFilling = (api: ApiClient, draft: DegreeTitleDraft) => Promise<Outcome>;

const noRows: readonly DegreeTitle[] = [];

/**
 * Begins to fill one hole, once however often the line is cut. An entry without its text takes it; else the hole has no
 * entry of before.
 */
export function beginHoleFilling({ entryId }: Pick<Hole, 'entryId'>): HoleFilling {
  if (entryId !== undefined) {
    return async (api, draft) => {
      await updateDegreeTitle(api, entryId, draft);
      return { status: 'done' };
    };
  }
  const create = beginCreateOnce({
    read: (api) => listDegreeTitles(api),
    send: createDegreeTitle,
    isSame: (row: DegreeTitle, { careerId, genderId, titleName }: DegreeTitleDraft) =>
      row.careerId === careerId &&
      row.genderId === genderId &&
      isSameText(row.titleName, titleName),
  });
  return async (api, draft) => {
    const end = await create(api, draft, noRows);
    return end.status === 'created' ? { status: 'done' } : end;
  };
}

export function draftFor({ career, genderId }: Hole, titleName: string): DegreeTitleDraft {
  return { careerId: career.id, genderId, titleName };
}
