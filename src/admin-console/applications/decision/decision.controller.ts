import { useState } from 'react';
import {
  confirmApplication,
  rejectApplication,
} from '../../../api/applications/change-application.ts';
import type { Application } from '../../../domain/application/application.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { useLeaveQuestion } from '../edit/use-leave-question.ts';
import { useApplicationChange } from '../use-application-change.ts';
import { decisionMessages } from './decision.messages.ts';

export type DecisionKind = 'approve' | 'reject';

interface DecisionOptions {
  readonly kind: DecisionKind;
  readonly application: Application;
  readonly onClose: () => void;
}

/** Approving or rejecting one application: the notes, the call and the way out. */
export function useDecision({ kind, application, onClose }: DecisionOptions) {
  const { api } = useGraduation();
  const words = useMessages(decisionMessages);
  const [notes, setNotes] = useState('');
  const text = notes.trim();
  const change = useApplicationChange({
    failed: words.failed,
    done: kind === 'approve' ? words.approved : words.rejected,
    onDone: onClose,
  });
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
      change.run({
        application,
        call: (row) => {
          // Blank approval notes go as null (ruling 29); the reason of a rejection is never blank here.
          if (kind === 'reject') return rejectApplication(api, row, text);
          return confirmApplication(api, row, text === '' ? null : text);
        },
      });
    },
  };
}
