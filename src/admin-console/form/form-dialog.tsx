/**
 * Dialogs that change data: `FormDialog` for the fields of a `useDialogForm`, `ConfirmDialog` for a confirmation. The
 * cancel button comes first and the action last; both are disabled during the change, and a failure is shown.
 */
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import type { Change } from '../data/use-change.ts';
import { FailureAlert } from './failure-alert.tsx';
import { FormBody, type FormBodyProps } from './form-body.tsx';

interface ActionProps {
  readonly title: string;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly change: Pick<Change<never>, 'isBusy' | 'failure'>;
  readonly cancelLabel: string;
  readonly actionLabel: string;
  /** @default true */
  readonly isActionEnabled?: boolean | undefined;
  readonly children: ReactNode;
}

interface FormDialogProps extends ActionProps, Pick<FormBodyProps, 'form' | 'question'> {
  /** `danger` marks a destructive action or a rejection. @default 'default' */
  readonly tone?: 'default' | 'danger' | undefined;
  /** The first button. @default closes the form and discards changes */
  readonly onCancel?: (() => void) | undefined;
}

/** A form in a dialog. Closing it with unsaved changes asks for confirmation; a failed change keeps the input. */
export function FormDialog(props: FormDialogProps) {
  const { form, change, tone = 'default', question, children } = props;
  const { leaving, formId } = form;
  return (
    <Dialog
      title={props.title}
      tone={tone}
      size={props.size}
      isOpen
      onClose={leaving.leave}
      isDismissable={!change.isBusy}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={props.onCancel ?? leaving.discard}
            disabled={change.isBusy}
          >
            {props.cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isBusy={change.isBusy}
            disabled={props.isActionEnabled === false}
          >
            {props.actionLabel}
          </Button>
        </>
      }
    >
      <FormBody form={form} failure={change.failure} question={question}>
        {children}
      </FormBody>
    </Dialog>
  );
}

interface ConfirmDialogProps extends ActionProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation of a destructive action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { change, onClose } = props;
  return (
    <Dialog
      title={props.title}
      tone="danger"
      size={props.size}
      isOpen
      onClose={onClose}
      isDismissable={!change.isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={change.isBusy}>
            {props.cancelLabel}
          </Button>
          <Button
            variant="danger"
            isBusy={change.isBusy}
            disabled={props.isActionEnabled === false}
            onClick={props.onConfirm}
          >
            {props.actionLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {props.children}
        <FailureAlert failure={change.failure} />
      </Stack>
    </Dialog>
  );
}
