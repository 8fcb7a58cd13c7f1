import { useEffect, useMemo, useRef, useState } from 'react';
import { todayOf } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useAuth, useGraduation } from '../../../provider/graduation-context.ts';
import { beginCreateOnce } from '../../data/create-once.ts';
import { resources } from '../../data/resources.ts';
import { useChange } from '../../data/use-change.ts';
import { useDialogForm } from '../../form/use-dialog-form.ts';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { draftOwner, dropDraft, keepDraft } from './ceremony-draft.ts';
import {
  type CeremonyValues,
  ceremonyFields,
  checkCeremony,
  emptyValues,
  isSameCeremony,
  valuesOf,
  withInput,
} from './ceremony-form.flow.ts';

export interface CeremonyFormOptions {
  /** The ceremony as the list has it now; undefined creates one. */
  readonly ceremony: Ceremony | undefined;
  /** What was typed earlier and never saved. */
  readonly resumed?: CeremonyValues | undefined;
  readonly onClose: () => void;
}

/** What is typed, what is wrong with it, and saving it. */
export function useCeremonyForm({ ceremony, resumed, onClose }: CeremonyFormOptions) {
  const words = useMessages(ceremoniesMessages);
  const change = useChange(resources.ceremonies, words.saveFailed);
  const [create] = useState(beginCeremony);
  const saved = useMemo(
    () => (ceremony === undefined ? emptyValues : valuesOf(ceremony)),
    [ceremony],
  );
  const close = () => {
    draft.drop();
    onClose();
  };

  const form = useDialogForm({
    fields: ceremonyFields,
    saved,
    resumed,
    firstFocus: 'name',
    check: (values) =>
      checkCeremony(values, ceremony === undefined ? todayOf(new Date()) : undefined),
    onValid: (valid) => {
      if (ceremony === undefined) {
        return change.create({
          call: (api, known) => create(api, valid, known),
          done: words.created,
          onDone: close,
        });
      }
      change.run({
        row: ceremony,
        call: (api, row) => resources.ceremonies.update(api, row, valid),
        after: (row) => withInput(row, valid),
        done: words.updated,
        onDone: close,
      });
    },
    onClose: close,
  });
  const draft = useKeptDraft(ceremony?.id ?? null, form.values, form.isDirty);
  return { form, change };
}

function beginCeremony() {
  return beginCreateOnce({ ...resources.ceremonies, isSame: isSameCeremony });
}

/** Keeps what was typed for when the person is back, whatever ended the page, an expired session included. */
function useKeptDraft(ceremonyId: number | null, values: CeremonyValues, isDirty: boolean) {
  const { api } = useGraduation();
  const auth = useAuth();
  const [owner] = useState(() => draftOwner(api.baseUrl, auth.getSession()));
  const isKept = useRef(false);
  const drop = () => {
    if (isKept.current) dropDraft();
    isKept.current = false;
  };
  useEffect(() => {
    if (isDirty) keepDraft(owner, { ceremonyId, fields: values });
    else if (isKept.current) dropDraft();
    isKept.current = isDirty;
  }, [owner, ceremonyId, values, isDirty]);
  return { drop };
}
