import { useId } from 'react';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SubjectName } from '../../../ui/dialog/dialog-parts.styles.ts';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { ceremonyDialogsMessages } from '../ceremony-dialogs.messages.ts';
import { ceremonyName } from '../ceremony-name.ts';
import { Form } from '../form/ceremony-form.styles.ts';
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

/** Changes where a ceremony stands, and says what that means before it happens (spec §4, rulings 30 and 52). */
export function ChangeStatusDialog({ ceremony, onClose, onEdit }: ChangeStatusDialogProps) {
  const status = useChangeStatus(ceremony, onClose);
  const list = useMessages(ceremoniesMessages);
  const words = useMessages(ceremonyDialogsMessages);
  const locale = useLocale();
  const formId = useId();
  const isCompleting = status.plan?.kind === 'complete';

  return (
    <Dialog
      title={words.statusTitle}
      isOpen
      onClose={onClose}
      isDismissable={!status.isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={status.isBusy}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={status.isBusy}
            disabled={status.plan === undefined || status.plan.kind === 'incomplete'}
          >
            {words.change}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          status.submit();
        }}
      >
        <SubjectName>{ceremonyName(ceremony, list)}</SubjectName>
        <RadioGroup
          label={words.newStatus}
          name="status"
          layout="cards"
          items={statusChoices}
          itemKey={(choice) => choice}
          itemLabel={(choice) => words[choice]}
          itemDetail={(choice) =>
            choice === ceremony.status
              ? `${words[details[choice]]} · ${words.current}`
              : words[details[choice]]
          }
          value={status.choice}
          onChange={status.choose}
          isDisabled={status.isBusy}
        />
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
        {isCompleting && <LeftBehind ceremony={ceremony} />}
        {isCompleting && (
          <TextArea
            label={words.notes}
            value={status.notes}
            onChange={status.setNotes}
            isOptional
            rows={2}
          />
        )}
        {status.failure !== undefined && (
          <Alert tone="danger" live="assertive">
            {status.failure}
          </Alert>
        )}
      </Form>
    </Dialog>
  );
}
