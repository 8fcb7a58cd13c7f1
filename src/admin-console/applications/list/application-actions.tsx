import type { Can } from '#admin-console/permissions/console-actions.ts';
import type { Application } from '#domain/application/application.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { formatMessage } from '#messages/format-message.ts';
import { EditIcon } from '#ui/icon/action-icons.tsx';
import { EyeIcon } from '#ui/icon/eye-icons.tsx';
import { CheckIcon, ChevronIcon, CrossIcon } from '#ui/icon/icons.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { type RowAction, RowActions } from '#ui/table/row-actions.tsx';
import { rowNameOf } from '../application-names.ts';
import type { ApplicationsMessages } from '../applications.messages.ts';
import type { ApplicationDialog, RowDialog } from './application-dialog.ts';
import { ActionsBox, MenuLabel } from './cells.styles.ts';

/** Constant elements, so that rows can skip rendering. */
const icons = {
  wordingRequest: <EditIcon />,
  view: <EyeIcon />,
  approve: <CheckIcon />,
  reject: <CrossIcon />,
};

interface ApplicationActionsProps {
  readonly application: Application;
  readonly messages: ApplicationsMessages;
  readonly open: (dialog: ApplicationDialog) => void;
  readonly can: Can;
  /** True if a wording request waits for a decision. */
  readonly hasOpenWordingRequest: boolean;
}

/** Row actions: approve or reject a pending application, or change the status of a decided one. */
export function ApplicationActions(props: ApplicationActionsProps) {
  const { application, messages, open, can, hasOpenWordingRequest } = props;
  const row = rowNameOf(application, messages);
  const opener = (kind: RowDialog) => () => open({ kind, row: application });
  const view: RowAction = {
    id: 'view',
    label: formatMessage(messages.view, { row }),
    icon: icons.view,
    onAction: opener('detail'),
  };
  const approve: RowAction = {
    id: 'approve',
    label: formatMessage(messages.approve, { row }),
    icon: icons.approve,
    onAction: opener('approve'),
  };
  const reject: RowAction = {
    id: 'reject',
    label: formatMessage(messages.reject, { row }),
    icon: icons.reject,
    tone: 'danger',
    onAction: opener('reject'),
  };
  const wordingRequest: RowAction = {
    id: 'wording-request',
    label: formatMessage(messages.reviewCorrection, { row }),
    icon: icons.wordingRequest,
    onAction: opener('wording-request'),
  };
  const { status } = application;
  const isPending = status === 'pending';
  const canApprove = status !== 'confirmed' && can('applications.approve');
  const canReject = status !== 'rejected' && can('applications.reject');
  const buttons = [view];
  if (hasOpenWordingRequest && can('applications.decide-correction')) buttons.push(wordingRequest);
  if (isPending && canApprove) buttons.push(approve);
  if (isPending && canReject) buttons.push(reject);

  return (
    <ActionsBox>
      <RowActions actions={buttons} />
      {!isPending && (canApprove || canReject) && (
        <MenuButton
          key={application.id}
          label={formatMessage(messages.changeStatusOf, { row })}
          items={menuItems(status, messages, opener)}
        >
          <MenuLabel>
            <span>{messages.changeStatus}</span>
            <ChevronIcon size="1em" />
          </MenuLabel>
        </MenuButton>
      )}
    </ActionsBox>
  );
}

/** Menu items; the item of the current status does nothing. */
function menuItems(
  status: ApplicationStatus,
  messages: ApplicationsMessages,
  opener: (kind: RowDialog) => () => void,
) {
  const nothing = () => undefined;
  return [
    {
      id: 'confirmed',
      label: messages.markConfirmed,
      onAction: status === 'confirmed' ? nothing : opener('approve'),
    },
    {
      id: 'rejected',
      label: messages.markRejected,
      onAction: status === 'rejected' ? nothing : opener('reject'),
    },
  ];
}
