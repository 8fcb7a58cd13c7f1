import { useState } from 'react';
import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { useToday } from '#admin-console/data/use-today.ts';
import { useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import { handoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import {
  deliveryKeys,
  type HandoverInput,
  listHandovers,
  recordHandovers,
} from '#api/handover/handovers.ts';
import { compareCalendarDates } from '#domain/calendar/calendar-date.ts';
import type { Handover } from '#domain/registry/handover/handover.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { useText } from '#messages/messages-context.tsx';
import { checkDelivery, deliveryFields, newDelivery } from './delivery-form.flow.ts';

interface RecordOptions {
  readonly titles: readonly IssuedTitle[];
  readonly onClose: () => void;
  readonly onRecorded: () => void;
}

/** Records that titles were collected, once, even if the response gets lost. */
export function useRecordHandover({ titles, onClose, onRecorded }: RecordOptions) {
  const { messages, format } = useText(handoverMessages);
  const change = useChange<Handover>(resources.handovers, messages.failed);
  const today = useToday();
  const [saved] = useState(() => newDelivery(today));
  const [createOnce] = useState(() =>
    beginCreateOnce({
      list: (api) => listHandovers(api),
      create: recordHandovers,
      isSame: isRecorded,
    }),
  );
  const form = useDialogForm({
    fields: deliveryFields,
    saved,
    firstFocus: 'day',
    check: (values) => checkDelivery(values, today),
    onValid: (delivery, close) => {
      const input = { titleIds: titles.map(({ id }) => id), ...delivery };
      change.create({
        call: (api, known) => createOnce(api, input, known),
        done: format(messages.recorded, { count: titles.length }),
        onDone: () => close(onRecorded),
      });
    },
    onClose,
    failure: change.failure,
    wireName: (field) => deliveryKeys[field],
  });
  return { form, change };
}

/** True if an entry is the result of this input: the call records all titles or none. */
function isRecorded(entry: Handover, { titleIds, day, collector }: HandoverInput): boolean {
  return (
    entry.kind === 'delivered' &&
    titleIds.includes(entry.titleId) &&
    compareCalendarDates(entry.day, day) === 0 &&
    entry.collector.kind === collector.kind
  );
}
