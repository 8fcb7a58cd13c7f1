import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import { handoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { useText } from '#messages/messages-context.tsx';
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { titleName } from '../handover-texts.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { deliveryFields } from './delivery-form.flow.ts';
import { missingItems } from './missing-fields.ts';
import { useRecordHandover } from './record-handover.controller.ts';

interface RecordHandoverDialogProps {
  /** At least one. */
  readonly titles: readonly IssuedTitle[];
  readonly onClose: () => void;
  /** @default onClose */
  readonly onRecorded?: (() => void) | undefined;
}

/** 'Registrar entrega': records who collected one or several titles, and when. */
export function RecordHandoverDialog(props: RecordHandoverDialogProps) {
  const { titles, onClose, onRecorded = onClose } = props;
  const { messages, format } = useText(handoverMessages);
  const { form, change } = useRecordHandover({ titles, onClose, onRecorded });
  const [first] = titles;
  const name = first === undefined ? '' : titleName(first, messages);
  return (
    <FormDialog
      title={messages.record}
      form={form}
      change={change}
      cancelLabel={messages.cancel}
      actionLabel={messages.record}
    >
      <Text>
        <UserText>{format(messages.recordText, { count: titles.length, name })}</UserText>
      </Text>
      <ErrorSummary
        title={messages.incomplete}
        headingLevel={3}
        focusCount={form.failedAttempts}
        items={missingItems(deliveryFields, form, messages)}
      />
      <DeliveryFields form={form} count={titles.length} />
    </FormDialog>
  );
}
