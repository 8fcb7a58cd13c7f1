import { EditIcon, TrashIcon } from '../../ui/icon/action-icons.tsx';
import { RowActions } from '../../ui/table/row-actions.tsx';

/** Created once, so that a row that renders again keeps them. */
const icons = { edit: <EditIcon />, remove: <TrashIcon /> };

interface EditAndRemoveProps {
  readonly editLabel: string;
  readonly onEdit: () => void;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** The two actions of a row that can be edited and deleted. */
export function EditAndRemove({ editLabel, onEdit, removeLabel, onRemove }: EditAndRemoveProps) {
  return (
    <RowActions
      actions={[
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
