import {
  createDegreeTitle,
  type DegreeTitleDraft,
  updateDegreeTitle,
} from '../../../api/degree-titles/change-degree-title.ts';
import { listDegreeTitles } from '../../../api/degree-titles/list-degree-titles.ts';
import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { beginCreateOnce, type CreateOnce } from '../../data/create-once.ts';
import type { MissingNomenclature } from './nomenclature-matrix.flow.ts';

/** One attempt to fill a missing nomenclature with a title; may be made again after a failure. */
export type FillNomenclature = CreateOnce<DegreeTitle, string, undefined>;

/** Begins to fill one, once however often the line is cut. An entry without its text is updated, not created again. */
export function beginFillNomenclature(missing: MissingNomenclature): FillNomenclature {
  const { career, genderId, entryId } = missing;
  const draftOf = (titleName: string): DegreeTitleDraft => ({
    careerId: career.id,
    genderId,
    titleName,
  });
  if (entryId !== undefined) {
    return async (api, titleName) => ({
      status: 'created',
      made: await updateDegreeTitle(api, entryId, draftOf(titleName)),
    });
  }
  return beginCreateOnce({
    read: listDegreeTitles,
    send: (api, titleName) => createDegreeTitle(api, draftOf(titleName)),
    isSame: (row: DegreeTitle, titleName) =>
      row.careerId === career.id &&
      row.genderId === genderId &&
      isSameText(row.titleName, titleName),
  });
}
