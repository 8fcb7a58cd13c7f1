import { useMemo, useState } from 'react';
import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { useRead } from '#admin-console/data/use-read.ts';
import { useToday } from '#admin-console/data/use-today.ts';
import { useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import { readTitleContent, statementKeys } from '#api/titles/title-content.ts';
import { type Correction, correctionKeys } from '#api/titles/title-entries.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleEntryKind } from '#domain/registry/title-entry.ts';
import type { TitleStatement } from '#domain/registry/title-statement.ts';
import { useMessages } from '#messages/messages-context.tsx';
import {
  type CorrectionField,
  changedData,
  checkCorrection,
  correctionFields,
  initialValues,
  isSameCorrection,
} from './correction-form.flow.ts';
import { titleCorrectionsMessages } from './corrections.messages.ts';
import { additionalName } from './stated-fields.flow.ts';

export interface CorrectionOptions {
  readonly kind: TitleEntryKind;
  readonly title: IssuedTitle;
  /** The values that its documents state, where the server answers them. @default unknown */
  readonly statement?: TitleStatement | undefined;
  readonly onClose: () => void;
}

const doneMessages = {
  annulled: 'annulDone',
  rectified: 'rectifyDone',
  duplicated: 'duplicateDone',
} as const;

/** Reads what the documents of a title state. */
export function useTitleContent({ id }: IssuedTitle) {
  const { contentFailed } = useMessages(titleCorrectionsMessages);
  return useRead({
    queryKey: ['titleContent', id],
    read: (api, signal) => readTitleContent(api, id, signal),
    failed: contentFailed,
  });
}

/**
 * The form of a correction: values, problems, and sending it exactly once. A rectification is sent once the user has
 * compared old and new.
 */
export function useCorrection({ kind, title, statement, onClose }: CorrectionOptions) {
  const messages = useMessages(titleCorrectionsMessages);
  const change = useChange(resources.titleEntries, messages.failed);
  const [create] = useState(() =>
    beginCreateOnce({ ...resources.titleEntries, isSame: isSameCorrection }),
  );
  const saved = useMemo(() => initialValues(title, statement), [title, statement]);
  const [compared, setCompared] = useState<Correction>();
  const today = useToday();
  const fields = correctionFields(kind, statement);
  const send = (correction: Correction) =>
    change.create({
      call: (api, known) => create(api, correction, known),
      done: messages[doneMessages[kind]],
      onDone: () => form.leaving.discard(),
    });
  const form = useDialogForm({
    fields,
    saved,
    firstFocus: fields[0],
    check: (values) => checkCorrection(values, { kind, title, statement, today }),
    onValid: (correction) => {
      change.reset();
      if (kind === 'rectified') setCompared(correction);
      else send(correction);
    },
    onClose,
    failure: change.failure,
    wireName: correctionKey,
  });
  // The fields that the server named are in the form.
  if (compared !== undefined && form.refused.length > 0) setCompared(undefined);
  const comparison = compared && {
    changes: changedData(form.values, title, statement),
    confirm: () => send(compared),
    back: () => {
      change.reset();
      setCompared(undefined);
    },
  };
  return { form, change, today, comparison };
}

/** The key of a field in the body. */
function correctionKey(field: CorrectionField): string | undefined {
  const additional = additionalName(field);
  if (additional !== undefined) return `${statementKeys.fields}.${additional}`;
  const keys: Readonly<Record<string, string>> = { ...correctionKeys, ...statementKeys };
  return keys[field];
}
