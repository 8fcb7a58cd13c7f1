import type { DegreeTitleInput } from '#api/degree-titles/degree-titles.ts';
import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import { femaleId, maleId } from '#domain/person/gender.ts';

/** The input of the form: a career's title in both forms. */
export interface WantedNomenclature {
  readonly careerId: number;
  readonly maleTitle: string;
  readonly femaleTitle: string;
}

/** A planned call. */
export type PlannedWrite =
  | { readonly kind: 'create'; readonly input: DegreeTitleInput }
  | { readonly kind: 'update'; readonly id: number; readonly input: DegreeTitleInput };

/**
 * Plans the remaining calls. A row that an earlier attempt wrote is not created again, but updated if the input changed
 * since. Rows from before the save are ignored: the server refuses to create duplicates of them.
 *
 * @param before ids of the rows before the save
 * @param current the current rows
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
