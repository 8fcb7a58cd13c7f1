import { useMemo, useState } from 'react';
import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { useToday } from '#admin-console/data/use-today.ts';
import { useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import { useResumedInput } from '#admin-console/navigation/drafts/use-form-draft.ts';
import { ceremonyKeys } from '#api/ceremonies/ceremonies.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import {
  ceremonyFields,
  ceremonyValues,
  checkCeremony,
  emptyValues,
  isSameCeremony,
  withInput,
} from './ceremony-form.flow.ts';

export interface CeremonyFormOptions {
  readonly ceremony: Ceremony | undefined;
  readonly onClose: () => void;
}

/** The form of a ceremony: values, problems and saving. */
export function useCeremonyForm({ ceremony, onClose }: CeremonyFormOptions) {
  const messages = useMessages(ceremoniesMessages);
  const change = useChange(resources.ceremonies, messages.saveFailed);
  const [create] = useState(beginCeremony);
  // If the ceremony was deleted meanwhile, its draft becomes a new ceremony with all values of the form.
  const empty = useResumedInput(ceremonyFields)?.opened ?? emptyValues;
  const saved = useMemo(
    () => (ceremony === undefined ? empty : ceremonyValues(ceremony)),
    [ceremony, empty],
  );
  const today = useToday();
  const earliest = ceremony === undefined ? today : undefined;
  const form = useDialogForm({
    fields: ceremonyFields,
    saved,
    firstFocus: 'name',
    check: (values) => checkCeremony(values, earliest),
    onValid: (valid, close) => {
      if (ceremony === undefined) {
        return change.create({
          call: (api, known) => create(api, valid, known),
          done: messages.created,
          onDone: () => close(),
        });
      }
      change.run({
        row: ceremony,
        call: (api, row) => resources.ceremonies.update(api, row, valid),
        after: (row) => withInput(row, valid),
        done: messages.updated,
        onDone: close,
      });
    },
    onClose,
    failure: change.failure,
    wireName: (field) => ceremonyKeys[field],
  });
  return { form, change, earliest, today };
}

function beginCeremony() {
  return beginCreateOnce({ ...resources.ceremonies, isSame: isSameCeremony });
}
