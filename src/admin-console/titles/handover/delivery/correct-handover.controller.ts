import { useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { useToday } from '#admin-console/data/use-today.ts';
import { useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import { handoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import { correctHandover, handoverCorrectionKey } from '#api/handover/handovers.ts';
import type { Delivery, Handover } from '#domain/registry/handover/handover.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { checkCorrection, correctionFields, correctionValues } from './delivery-form.flow.ts';

interface CorrectionOptions {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

/** Corrects a delivery by a further entry. */
export function useHandoverCorrection({ delivery, onClose }: CorrectionOptions) {
  const messages = useMessages(handoverMessages);
  const change = useChange<Handover>(resources.handovers, messages.correctionFailed);
  const today = useToday();
  const [saved] = useState(() => correctionValues(delivery));
  const form = useDialogForm({
    fields: correctionFields,
    saved,
    firstFocus: 'reason',
    check: (values) => checkCorrection(values, today),
    onValid: (correction, close) =>
      change.run({
        row: delivery,
        call: (api) => correctHandover(api, delivery, correction),
        done: messages.corrected,
        onDone: close,
      }),
    onClose,
    failure: change.failure,
    wireName: handoverCorrectionKey,
  });
  return { form, change };
}
