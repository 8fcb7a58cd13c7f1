import { EditIcon, TrashIcon } from '../../ui/icon/action-icons.tsx';
import { type RowAction, RowActions } from '../../ui/table/row-actions.tsx';

/** Created once, so that re-rendered rows reuse them. */
const icons = { edit: <EditIcon />, remove: <TrashIcon /> };

interface EditAndRemoveProps {
  readonly editLabel: string;
  readonly onEdit: () => void;
  readonly removeLabel: string;
  readonly onRemove: () => void;
  /** An action before the two. */
  readonly first?: RowAction | undefined;
}

/** The actions of a row that can be edited and deleted. */
export function EditAndRemove(props: EditAndRemoveProps) {
  const { editLabel, onEdit, removeLabel, onRemove, first } = props;
  return (
    <RowActions
      actions={[
        ...(first === undefined ? [] : [first]),
        { id: 'edit', label: editLabel, icon: icons.edit, onAction: onEdit },
        {
          id: 'remove',
          label: removeLabel,
          icon: icons.remove,
          tone: 'danger',
          onAction: onRemove,
        },
      ]}
    />
  );
}
