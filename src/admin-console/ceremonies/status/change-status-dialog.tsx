import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SubjectName } from '../../../ui/dialog/dialog-parts.styles.ts';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { ceremonyDialogsMessages } from '../ceremony-dialogs.messages.ts';
import { ceremonyName } from '../ceremony-name.ts';
import { ceremonyStatusLabel } from '../ceremony-status-badge.ts';
import { useChangeStatus } from './change-status.controller.ts';
import { LeftBehind } from './left-behind.tsx';
import { type StatusChoice, statusChoices } from './status-change.flow.ts';

interface ChangeStatusDialogProps {
  readonly ceremony: Ceremony;
  readonly onClose: () => void;
  /** Goes to the form instead: a ceremony without a date can't be updated. */
  readonly onEdit: () => void;
}

const details = {
  open: 'openDetail',
  closed: 'closedDetail',
  completed: 'completedDetail',
} as const satisfies Record<StatusChoice, string>;

/** Changes the status of a ceremony, and says what that means before it happens. */
export function ChangeStatusDialog({ ceremony, onClose, onEdit }: ChangeStatusDialogProps) {
  const status = useChangeStatus(ceremony, onClose);
  const ceremonyWords = useMessages(ceremoniesMessages);
  const words = useMessages(ceremonyDialogsMessages);

  return (
    <FormDialog
      title={words.statusTitle}
      cancelLabel={words.cancel}
      actionLabel={words.change}
      isActionEnabled={status.canChange}
      form={status.form}
      change={status.change}
    >
      <SubjectName>{ceremonyName(ceremony, ceremonyWords)}</SubjectName>
      <RadioGroup
        label={words.newStatus}
        name="status"
        layout="cards"
        items={statusChoices}
        itemKey={(choice) => choice}
        itemLabel={(choice) => ceremonyStatusLabel(choice, ceremonyWords)}
        itemDetail={(choice) =>
          choice === ceremony.status
            ? `${words[details[choice]]} · ${words.current}`
            : words[details[choice]]
        }
        value={status.choice}
        onChange={status.choose}
        isDisabled={status.change.isBusy}
      />
      <StatusWarnings status={status} onEdit={onEdit} />
      {status.leftBehind && <LeftBehind findings={status.leftBehind} />}
      {status.isCompleting && (
        <TextArea label={words.notes} {...status.form.field('notes')} isOptional rows={2} />
      )}
    </FormDialog>
  );
}

interface StatusWarningsProps extends Pick<ChangeStatusDialogProps, 'onEdit'> {
  readonly status: ReturnType<typeof useChangeStatus>;
}

/** What the chosen status brings along, or why it can't be chosen. */
function StatusWarnings({ status, onEdit }: StatusWarningsProps) {
  const words = useMessages(ceremonyDialogsMessages);
  const locale = useLocale();
  return (
    <>
      {status.isStopping && (
        <Alert tone="warning" live="polite">
          {words.leavesOpen}
        </Alert>
      )}
      {status.reopenedTitles > 0 && (
        <Alert tone="warning" live="polite">
          {formatMessage(words.reopens, { count: status.reopenedTitles }, locale)}
        </Alert>
      )}
      {status.plan?.kind === 'incomplete' && (
        <Alert
          tone="warning"
          live="polite"
          title={words.incompleteTitle}
          action={
            <Button variant="secondary" onClick={onEdit}>
              {words.incompleteAction}
            </Button>
          }
        >
          {words.incompleteText}
        </Alert>
      )}
    </>
  );
}
