import type { DraftPlace } from '#admin-console/navigation/drafts/draft-scope.tsx';
import type { StoredDraft } from '#admin-console/navigation/drafts/form-drafts.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitlesDialog } from './titles-dialog.ts';

const corrections = ['annulled', 'rectified', 'duplicated'] as const;
const correctionActions = {
  annulled: 'titles.annul',
  rectified: 'titles.rectify',
  duplicated: 'titles.duplicate',
} as const;
const holds = ['held', 'lifted'] as const;

/** The place of a dialog with a form, for its draft; undefined for other dialogs. */
export function draftPlaceOf(dialog: TitlesDialog | undefined): DraftPlace | undefined {
  switch (dialog?.kind) {
    case 'correction': {
      const { row, kind, correction } = dialog;
      return { ...placeOf(row), action: correctionActions[correction], kind, variant: correction };
    }
    case 'hold': {
      const { row, kind, change } = dialog;
      return { ...placeOf(row), action: 'titles.hold', kind, variant: change };
    }
    case 'hand-over':
      return handOverPlace(dialog.row);
    default:
      return undefined;
  }
}

/** The place of the dialog that records or corrects the hand-over of a title. */
export function handOverPlace(title: IssuedTitle): DraftPlace {
  return { ...placeOf(title), action: 'titles.hand-over', kind: 'hand-over' };
}

function placeOf({ id, fullName }: IssuedTitle): Pick<DraftPlace, 'ids' | 'name'> {
  return { ids: [id], name: fullName };
}

/** The place of the dialog that records the hand-over of several titles. */
export function recordingPlace(titles: readonly IssuedTitle[]): DraftPlace {
  return { action: 'titles.hand-over', kind: 'handovers', ids: titles.map(({ id }) => id) };
}

/** The dialog of a draft; undefined if a title of it is gone. */
export function resumedDialog(
  { kind, ids, variant }: StoredDraft['dialog'],
  titles: readonly IssuedTitle[],
): TitlesDialog | undefined {
  const rows = titles.filter(({ id }) => ids.includes(id));
  const [row] = rows;
  if (row === undefined || rows.length < ids.length) return undefined;
  const correction = corrections.find((each) => each === variant);
  const change = holds.find((each) => each === variant);
  switch (kind) {
    case 'correction':
      return correction && { kind, row, correction };
    case 'hold':
      return change && { kind, row, change };
    case 'hand-over':
      return { kind, row };
    case 'handovers':
      return { kind, recording: rows };
    default:
      return undefined;
  }
}
