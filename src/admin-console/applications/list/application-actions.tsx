import type { Application } from '../../../domain/application/application.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { EyeIcon } from '../../../ui/icon/action-icons.tsx';
import { CheckIcon, ChevronIcon, CrossIcon } from '../../../ui/icon/icons.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { type RowAction, RowActions } from '../../../ui/table/row-actions.tsx';
import { rowNameOf } from '../application-names.ts';
import type { ApplicationsWords } from '../applications.messages.ts';
import { ActionsBox, MenuWords } from './cells.styles.ts';

/** What can be done with one application. */
export interface RowDeeds {
  readonly onView: (application: Application) => void;
  readonly onApprove: (application: Application) => void;
  readonly onReject: (application: Application) => void;
}

/** Made once: a row that is drawn again leaves them as they are. */
const icons = { view: <EyeIcon />, approve: <CheckIcon />, reject: <CrossIcon /> };

interface ApplicationActionsProps {
  readonly application: Application;
  readonly words: ApplicationsWords;
  readonly deeds: RowDeeds;
}

/** A pending row is approved or rejected, a decided one changes its status (spec §2). */
export function ApplicationActions({ application, words, deeds }: ApplicationActionsProps) {
  const row = rowNameOf(application, words);
  const view: RowAction = {
    id: 'view',
    label: formatMessage(words.view, { row }),
    icon: icons.view,
    onAction: () => deeds.onView(application),
  };
  const isPending = application.status === 'pending';
  const decide: readonly RowAction[] = [
    {
      id: 'approve',
      label: formatMessage(words.approve, { row }),
      icon: icons.approve,
      onAction: () => deeds.onApprove(application),
    },
    {
      id: 'reject',
      label: formatMessage(words.reject, { row }),
      icon: icons.reject,
      tone: 'danger',
      onAction: () => deeds.onReject(application),
    },
  ];

  return (
    <ActionsBox data-application={application.id}>
      <RowActions actions={isPending ? [view, ...decide] : [view]} />
      {isPending ? null : (
        <MenuButton
          key={application.id}
          label={formatMessage(words.changeStatusOf, { row })}
          items={menuItems(application, words, deeds)}
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

/** The item of the current status is there and does nothing (ruling 29). */
function menuItems(application: Application, words: ApplicationsWords, deeds: RowDeeds) {
  const { status } = application;
  return [
    {
      id: 'confirmed',
      label: words.markConfirmed,
      onAction: () => status !== 'confirmed' && deeds.onApprove(application),
    },
    {
      id: 'rejected',
      label: words.markRejected,
      onAction: () => status !== 'rejected' && deeds.onReject(application),
    },
  ];
}
