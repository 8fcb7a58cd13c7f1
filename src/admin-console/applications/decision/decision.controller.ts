import { useState } from 'react';
import {
  confirmApplication,
  rejectApplication,
} from '../../../api/applications/change-application.ts';
import type { Application } from '../../../domain/application/application.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { resources } from '../../data/resources.ts';
import { useChange } from '../../data/use-change.ts';
import { useLeaveQuestion } from '../edit/use-leave-question.ts';
import { decisionMessages } from './decision.messages.ts';

export type DecisionKind = 'approve' | 'reject';

interface DecisionOptions {
  readonly kind: DecisionKind;
  readonly application: Application;
  readonly onClose: () => void;
}

/** Approving or rejecting one application: the notes, the call and the way out. */
export function useDecision({ kind, application, onClose }: DecisionOptions) {
  const words = useMessages(decisionMessages);
  const [notes, setNotes] = useState('');
  const text = notes.trim();
  const change = useChange(resources.applications, words.failed);
  const question = useLeaveQuestion(text !== '', onClose);
  const canSubmit = kind === 'approve' || text !== '';

  return {
    notes,
    setNotes,
    canSubmit,
    isBusy: change.isBusy,
    failure: change.failure,
    question,
    submit: () => {
      if (!canSubmit) return;
      question.stay();
      // Blank approval notes go as null; the reason of a rejection is never blank here.
      const notesOrNull = text === '' ? null : text;
      change.run({
        row: application,
        call: (api, row) =>
          kind === 'reject'
            ? rejectApplication(api, row, text)
            : confirmApplication(api, row, notesOrNull),
        after: (row) => ({
          ...row,
          status: kind === 'reject' ? 'rejected' : 'confirmed',
          notes: text === '' ? row.notes : text,
        }),
        done: kind === 'approve' ? words.approved : words.rejected,
        onDone: onClose,
      });
    },
  };
}
