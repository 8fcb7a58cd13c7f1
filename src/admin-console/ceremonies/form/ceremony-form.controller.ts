import { useEffect, useMemo, useState } from 'react';
import { todayOf } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { beginCreateOnce } from '../../data/create-once.ts';
import { resources } from '../../data/resources.ts';
import { useChange } from '../../data/use-change.ts';
import { useDialogForm } from '../../form/use-dialog-form.ts';
import type { Form } from '../../form/use-form.ts';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { type CeremonyDraft, useCeremonyDrafts } from './ceremony-draft.ts';
import {
  type CeremonyField,
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
  readonly resumed?: CeremonyDraft | undefined;
  readonly onClose: () => void;
}

/** What is typed, what is wrong with it, and saving it. */
export function useCeremonyForm({ ceremony, resumed, onClose }: CeremonyFormOptions) {
  const words = useMessages(ceremoniesMessages);
  const change = useChange(resources.ceremonies, words.saveFailed);
  const [create] = useState(beginCeremony);
  // A draft of a ceremony that is gone goes on as a new one, with all that its form showed.
  const empty = resumed?.opened ?? emptyValues;
  const saved = useMemo(
    () => (ceremony === undefined ? empty : valuesOf(ceremony)),
    [ceremony, empty],
  );
  const close = () => {
    dropDraft();
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
  const dropDraft = useKeptDraft(ceremony?.id ?? null, resumed, form);
  return { form, change };
}

function beginCeremony() {
  return beginCreateOnce({ ...resources.ceremonies, isSame: isSameCeremony });
}

/** Keeps what was typed for when the person is back, whatever ended the page, an expired session included. */
function useKeptDraft(
  ceremonyId: number | null,
  resumed: CeremonyDraft | undefined,
  { draft: { opened, edits }, isDirty }: Pick<Form<CeremonyField, never>, 'draft' | 'isDirty'>,
) {
  const drafts = useCeremonyDrafts();
  const [begun] = useState(() => resumed?.begun ?? Date.now());
  useEffect(() => {
    if (isDirty) drafts.keep({ begun, ceremonyId, opened, edits });
    else drafts.drop(begun);
  }, [drafts, begun, ceremonyId, opened, edits, isDirty]);
  return () => drafts.drop(begun);
}
