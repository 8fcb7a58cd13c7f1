import { EditIcon, TrashIcon } from '#ui/icon/action-icons.tsx';
import { type RowAction, RowActions } from '#ui/table/row-actions.tsx';

/** Created once, so that re-rendered rows reuse them. */
const icons = { edit: <EditIcon />, remove: <TrashIcon /> };

interface EditAndRemoveProps {
  readonly editLabel: string;
  /** Undefined if the user may not edit the row. */
  readonly onEdit: (() => void) | undefined;
  readonly removeLabel: string;
  /** Undefined if the user may not delete the row. */
  readonly onRemove: (() => void) | undefined;
  /** An action before the two. */
  readonly first?: RowAction | undefined;
}

/** The actions of a row that can be edited and deleted, as far as the user may. */
export function EditAndRemove(props: EditAndRemoveProps) {
  const { editLabel, onEdit, removeLabel, onRemove, first } = props;
  const actions = [
    first,
    onEdit && ({ id: 'edit', label: editLabel, icon: icons.edit, onAction: onEdit } as const),
    onRemove &&
      ({
        id: 'remove',
        label: removeLabel,
        icon: icons.remove,
        tone: 'danger',
        onAction: onRemove,
      } as const),
  ];
  return (
    <RowActions actions={actions.filter((action): action is RowAction => action !== undefined)} />
  );
}
