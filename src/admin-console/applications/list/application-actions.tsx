import type { Application } from '../../../domain/application/application.ts';
import type { ApplicationStatus } from '../../../domain/application/application-status.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { EyeIcon } from '../../../ui/icon/eye-icons.tsx';
import { CheckIcon, ChevronIcon, CrossIcon } from '../../../ui/icon/icons.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { type RowAction, RowActions } from '../../../ui/table/row-actions.tsx';
import { rowNameOf } from '../application-names.ts';
import type { ApplicationsWords } from '../applications.messages.ts';
import type { ApplicationDialog } from './application-dialog.ts';
import { ActionsBox, MenuWords } from './cells.styles.ts';

/** Created once, so that a row that renders again keeps them. */
const icons = { view: <EyeIcon />, approve: <CheckIcon />, reject: <CrossIcon /> };

type RowDialog = Exclude<ApplicationDialog['kind'], 'bulk'>;

interface ApplicationActionsProps {
  readonly application: Application;
  readonly words: ApplicationsWords;
  readonly open: (dialog: ApplicationDialog) => void;
}

/** A pending application is approved or rejected, a decided one changes its status. */
export function ApplicationActions({ application, words, open }: ApplicationActionsProps) {
  const row = rowNameOf(application, words);
  const opener = (kind: RowDialog) => () => open({ kind, row: application });
  const view: RowAction = {
    id: 'view',
    label: formatMessage(words.view, { row }),
    icon: icons.view,
    onAction: opener('detail'),
  };
  const isPending = application.status === 'pending';
  const decide: readonly RowAction[] = [
    {
      id: 'approve',
      label: formatMessage(words.approve, { row }),
      icon: icons.approve,
      onAction: opener('approve'),
    },
    {
      id: 'reject',
      label: formatMessage(words.reject, { row }),
      icon: icons.reject,
      tone: 'danger',
      onAction: opener('reject'),
    },
  ];

  return (
    <ActionsBox>
      <RowActions actions={isPending ? [view, ...decide] : [view]} />
      {isPending ? null : (
        <MenuButton
          key={application.id}
          label={formatMessage(words.changeStatusOf, { row })}
          items={menuItems(application.status, words, opener)}
        >
          <MenuWords>
            <span>{words.changeStatus}</span>
            <ChevronIcon size="1em" />
          </MenuWords>
        </MenuButton>
      )}
    </ActionsBox>
  );
}

/** The item of the current status does nothing. */
function menuItems(
  status: ApplicationStatus,
  words: ApplicationsWords,
  opener: (kind: RowDialog) => () => void,
) {
  const nothing = () => undefined;
  return [
    {
      id: 'confirmed',
      label: words.markConfirmed,
      onAction: status === 'confirmed' ? nothing : opener('approve'),
    },
    {
      id: 'rejected',
      label: words.markRejected,
      onAction: status === 'rejected' ? nothing : opener('reject'),
    },
  ];
}
