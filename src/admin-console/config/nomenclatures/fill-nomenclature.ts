import { beginCreateOnce, type CreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import type { DegreeTitleInput } from '#api/degree-titles/degree-titles.ts';
import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import { isSameText } from '#domain/text/text-fold.ts';
import type { MissingNomenclature } from './matrix/nomenclature-matrix.flow.ts';

const { degreeTitles } = resources;

/** Fills a missing nomenclature with a title; can be repeated after a failure. */
export type FillNomenclature = CreateOnce<DegreeTitle, string, undefined>;

/** Creates the call that fills a missing nomenclature exactly once, even if responses are lost. A row with a blank text is updated. */
export function beginFillNomenclature(missing: MissingNomenclature): FillNomenclature {
  const { career, genderId, entryId } = missing;
  const degreeTitleInput = (titleName: string): DegreeTitleInput => ({
    careerId: career.id,
    genderId,
    titleName,
  });
  if (entryId !== undefined) {
    return async (api, titleName) => {
      await degreeTitles.update(api, { id: entryId }, degreeTitleInput(titleName));
      return { status: 'created', made: undefined };
    };
  }
  return beginCreateOnce({
    list: degreeTitles.list,
    create: (api, titleName) => degreeTitles.create(api, degreeTitleInput(titleName)),
    isSame: (row: DegreeTitle, titleName) =>
      row.careerId === career.id &&
      row.genderId === genderId &&
      isSameText(row.titleName, titleName),
  });
}
