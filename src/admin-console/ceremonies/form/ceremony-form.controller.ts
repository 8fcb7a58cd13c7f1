import { useEffect, useMemo, useState } from 'react';
import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { useToday } from '#admin-console/data/use-today.ts';
import { useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import type { Form } from '#admin-console/form/use-form.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { type CeremonyDraft, useCeremonyDrafts } from './ceremony-draft.ts';
import {
  type CeremonyField,
  ceremonyFields,
  ceremonyValues,
  checkCeremony,
  emptyValues,
  isSameCeremony,
  withInput,
} from './ceremony-form.flow.ts';

export interface CeremonyFormOptions {
  readonly ceremony: Ceremony | undefined;
  /** An earlier draft to continue with. */
  readonly resumed?: CeremonyDraft | undefined;
  readonly onClose: () => void;
}

/** The form of a ceremony: values, problems, saving and drafts. */
export function useCeremonyForm({ ceremony, resumed, onClose }: CeremonyFormOptions) {
  const messages = useMessages(ceremoniesMessages);
  const change = useChange(resources.ceremonies, messages.saveFailed);
  const [create] = useState(beginCeremony);
  // If the ceremony was deleted meanwhile, its draft becomes a new ceremony with all values of the form.
  const empty = resumed?.opened ?? emptyValues;
  const saved = useMemo(
    () => (ceremony === undefined ? empty : ceremonyValues(ceremony)),
    [ceremony, empty],
  );
  const today = useToday();
  const close = () => {
    discardDraft();
    onClose();
  };

  const earliest = ceremony === undefined ? today : undefined;
  const form = useDialogForm({
    fields: ceremonyFields,
    saved,
    resumed,
    firstFocus: 'name',
    check: (values) => checkCeremony(values, earliest),
    onValid: (valid) => {
      if (ceremony === undefined) {
        return change.create({
          call: (api, known) => create(api, valid, known),
          done: messages.created,
          onDone: close,
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
    onClose: close,
  });
  const discardDraft = useStoredDraft(ceremony?.id ?? null, resumed, form);
  return { form, change, earliest, today };
}

function beginCeremony() {
  return beginCreateOnce({ ...resources.ceremonies, isSame: isSameCeremony });
}

/** Stores unsaved input, so that the user can resume after a reload or an expired session. */
function useStoredDraft(
  ceremonyId: number | null,
  resumed: CeremonyDraft | undefined,
  { draft: { opened, edits }, isDirty }: Pick<Form<CeremonyField, never>, 'draft' | 'isDirty'>,
) {
  const drafts = useCeremonyDrafts();
  const [startedAt] = useState(() => resumed?.startedAt ?? Date.now());
  useEffect(() => {
    if (isDirty) drafts.save({ startedAt, ceremonyId, opened, edits });
    else drafts.discard(startedAt);
  }, [drafts, startedAt, ceremonyId, opened, edits, isDirty]);
  return () => drafts.discard(startedAt);
}
