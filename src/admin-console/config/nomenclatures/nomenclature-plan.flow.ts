import type { DegreeTitleInput } from '../../../api/degree-titles/degree-titles.ts';
import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import { femaleId, maleId } from '../../../domain/person/gender.ts';

/** What the form asks for: a career's title in both forms. */
export interface WantedNomenclature {
  readonly careerId: number;
  readonly maleTitle: string;
  readonly femaleTitle: string;
}

/** One request of the act. */
export type PlannedWrite =
  | { readonly kind: 'create'; readonly input: DegreeTitleInput }
  | { readonly kind: 'update'; readonly id: number; readonly input: DegreeTitleInput };

/**
 * The requests that are still to be made. What an earlier attempt of the same save has written is not written again; if
 * its text was changed meanwhile, it is corrected. Entries that existed before it are ignored: the server refuses to
 * create beside them.
 *
 * @param before ids of the entries that existed before the save
 * @param current the entries as they are now
 */
export function planNomenclatures(
  wanted: WantedNomenclature,
  before: ReadonlySet<number>,
  current: readonly DegreeTitle[],
): readonly PlannedWrite[] {
  const inputs: readonly DegreeTitleInput[] = [
    { careerId: wanted.careerId, genderId: maleId, titleName: wanted.maleTitle },
    { careerId: wanted.careerId, genderId: femaleId, titleName: wanted.femaleTitle },
  ];
  return inputs.flatMap((input): readonly PlannedWrite[] => {
    const written = current.find(
      (row) =>
        !before.has(row.id) && row.careerId === input.careerId && row.genderId === input.genderId,
    );
    if (written === undefined) return [{ kind: 'create', input }];
    if (written.titleName === input.titleName) return [];
    return [{ kind: 'update', id: written.id, input }];
  });
}
