import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import { decideApplication } from '#api/applications/applications.ts';
import type { Application } from '#domain/application/application.ts';
import { trimText } from '#domain/text/blank-text.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { decisionMessages } from './decision.messages.ts';

export type DecisionKind = 'approve' | 'reject';

interface DecisionOptions {
  readonly kind: DecisionKind;
  readonly application: Application;
  readonly onClose: () => void;
}

const fields = ['notes'] as const;
const noNotes = { notes: '' };

/** Approves with optional notes, or rejects with a reason. */
export function useDecision({ kind, application, onClose }: DecisionOptions) {
  const { emit } = useGraduation();
  const messages = useMessages(decisionMessages);
  const change = useChange(resources.applications, messages.failed);
  const isRejection = kind === 'reject';
  const form = useDialogForm({
    fields,
    saved: noNotes,
    // The user starts a rejection with the reason, and an approval with reading the application.
    firstFocus: isRejection ? 'notes' : undefined,
    check: ({ notes }) => {
      const text = trimText(notes);
      if (isRejection && text === '') return { status: 'invalid', problems: {} };
      return { status: 'valid', input: text };
    },
    onValid: (text, close) =>
      change.run({
        row: application,
        call: (api, row) =>
          decideApplication(api, row, { kind: isRejection ? 'reject' : 'confirm', notes: text }),
        after: (row) => ({
          ...row,
          status: isRejection ? 'rejected' : 'confirmed',
          notes: text === '' ? row.notes : text,
        }),
        done: isRejection ? messages.rejected : messages.approved,
        onDone: () => {
          emit({ type: isRejection ? 'application-rejected' : 'application-approved', count: 1 });
          close();
        },
      }),
    onClose,
    failure: change.failure,
    wireName: (field) => field,
  });
  const canSubmit = !isRejection || trimText(form.values.notes) !== '';
  return { form, change, canSubmit };
}
