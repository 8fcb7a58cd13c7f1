import { useMemo, useState } from 'react';
import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { useToday } from '#admin-console/data/use-today.ts';
import { useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleEntryKind } from '#domain/registry/title-entry.ts';
import { useMessages } from '#messages/messages-context.tsx';
import {
  checkCorrection,
  correctionFields,
  initialValues,
  isSameCorrection,
} from './correction-form.flow.ts';
import { titleCorrectionsMessages } from './corrections.messages.ts';

export interface CorrectionOptions {
  readonly kind: TitleEntryKind;
  readonly title: IssuedTitle;
  readonly onClose: () => void;
}

const doneMessages = {
  annulled: 'annulDone',
  rectified: 'rectifyDone',
  duplicated: 'duplicateDone',
} as const;

/** The form of a correction: values, problems, and sending it exactly once. */
export function useCorrection({ kind, title, onClose }: CorrectionOptions) {
  const messages = useMessages(titleCorrectionsMessages);
  const change = useChange(resources.titleEntries, messages.failed);
  const [create] = useState(() =>
    beginCreateOnce({ ...resources.titleEntries, isSame: isSameCorrection }),
  );
  const saved = useMemo(() => initialValues(title), [title]);
  const today = useToday();
  const fields = correctionFields(kind);
  const form = useDialogForm({
    fields,
    saved,
    firstFocus: fields[0],
    check: (values) => checkCorrection(values, { kind, title, today }),
    onValid: (correction) =>
      change.create({
        call: (api, known) => create(api, correction, known),
        done: messages[doneMessages[kind]],
        onDone: onClose,
      }),
    onClose,
  });
  return { form, change, today };
}
