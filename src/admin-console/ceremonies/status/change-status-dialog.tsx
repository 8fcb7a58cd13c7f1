import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { SubjectName } from '#ui/dialog/dialog-parts.styles.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { ceremonyDialogsMessages } from '../ceremony-dialogs.messages.ts';
import { ceremonyName } from '../ceremony-name.ts';
import { ceremonyStatusLabel } from '../ceremony-status-badge.ts';
import { useChangeStatus } from './change-status.controller.ts';
import { Dependents } from './dependents.tsx';
import { type StatusChoice, statusChoices } from './status-change.flow.ts';

interface ChangeStatusDialogProps {
  readonly ceremony: Ceremony;
  readonly onClose: () => void;
  /** Opens the form, because a ceremony without a date can't be updated. */
  readonly onEdit: () => void;
}

const details = {
  open: 'openDetail',
  closed: 'closedDetail',
  completed: 'completedDetail',
} as const satisfies Record<StatusChoice, string>;

/** Changes the status of a ceremony, after showing the consequences. */
export function ChangeStatusDialog({ ceremony, onClose, onEdit }: ChangeStatusDialogProps) {
  const status = useChangeStatus(ceremony, onClose);
  const ceremonyMessages = useMessages(ceremoniesMessages);
  const messages = useMessages(ceremonyDialogsMessages);

  return (
    <FormDialog
      title={messages.statusTitle}
      cancelLabel={messages.cancel}
      actionLabel={messages.change}
      isActionEnabled={status.canChange}
      form={status.form}
      change={status.change}
    >
      <SubjectName>{ceremonyName(ceremony, ceremonyMessages)}</SubjectName>
      <RadioGroup
        label={messages.newStatus}
        name="status"
        layout="cards"
        items={statusChoices}
        itemKey={(choice) => choice}
        itemLabel={(choice) => ceremonyStatusLabel(choice, ceremonyMessages)}
        itemDetail={(choice) =>
          choice === ceremony.status
            ? `${messages[details[choice]]} · ${messages.current}`
            : messages[details[choice]]
        }
        value={status.choice}
        onChange={status.choose}
        isDisabled={status.change.isBusy}
      />
      <StatusWarnings status={status} onEdit={onEdit} />
      {status.dependents && <Dependents dependents={status.dependents} />}
      {status.isCompleting && (
        <TextArea label={messages.notes} {...status.form.field('notes')} isOptional rows={2} />
      )}
    </FormDialog>
  );
}

interface StatusWarningsProps extends Pick<ChangeStatusDialogProps, 'onEdit'> {
  readonly status: ReturnType<typeof useChangeStatus>;
}

/** The consequences of the selected status, or the reason why it can't be selected. */
function StatusWarnings({ status, onEdit }: StatusWarningsProps) {
  const { messages, format } = useText(ceremonyDialogsMessages);
  const { can } = useConsole();
  return (
    <>
      {status.isStopping && (
        <Alert tone="warning" live="polite">
          {messages.leavesOpen}
        </Alert>
      )}
      {status.reopenedTitles > 0 && (
        <Alert tone="warning" live="polite">
          {format(messages.reopens, { count: status.reopenedTitles })}
        </Alert>
      )}
      {status.plan?.kind === 'incomplete' && (
        <Alert
          tone="warning"
          live="polite"
          title={messages.incompleteTitle}
          action={
            can('ceremonies.edit') ? (
              <Button variant="secondary" onClick={onEdit}>
                {messages.incompleteAction}
              </Button>
            ) : undefined
          }
        >
          {messages.incompleteText}
        </Alert>
      )}
    </>
  );
}
