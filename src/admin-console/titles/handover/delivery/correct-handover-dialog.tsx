import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import { handoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import type { Delivery } from '#domain/registry/handover/handover.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { useHandoverCorrection } from './correct-handover.controller.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { correctionFields } from './delivery-form.flow.ts';
import { missingItems } from './missing-fields.ts';

interface CorrectHandoverDialogProps {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

const results = ['delivered', 'not-delivered'] as const;

/** 'Corregir entrega': a further entry says what really happened, and why. */
export function CorrectHandoverDialog({ delivery, onClose }: CorrectHandoverDialogProps) {
  const messages = useMessages(handoverMessages);
  const { form, change } = useHandoverCorrection({ delivery, onClose });
  const result = form.field('result');
  const reason = form.field('reason');
  const labels = {
    delivered: messages.resultDelivered,
    'not-delivered': messages.resultWithdrawn,
  };
  return (
    <FormDialog
      title={messages.correctTitle}
      form={form}
      change={change}
      cancelLabel={messages.cancel}
      actionLabel={messages.saveCorrection}
    >
      <Text>{messages.correctText}</Text>
      <ErrorSummary
        title={messages.incomplete}
        headingLevel={3}
        focusCount={form.failedAttempts}
        items={missingItems(correctionFields, form, messages)}
      />
      <TextArea
        {...reason}
        label={messages.reason}
        isRequired
        rows={2}
        error={form.problems.reason ? messages[form.problems.reason] : reason.error}
      />
      <RadioGroup
        {...result}
        label={messages.result}
        layout="list"
        items={results}
        itemKey={(item) => item}
        itemLabel={(item) => labels[item]}
        value={results.find((item) => item === result.value) ?? null}
      />
      {result.value === 'delivered' && <DeliveryFields form={form} count={1} />}
    </FormDialog>
  );
}
