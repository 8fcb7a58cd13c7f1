import { useState } from 'react';
import type { Application } from '#domain/application/application.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { type BulkControls, useBulkRun } from '../bulk/bulk-run.controller.ts';
import { bulkApprovalMessages } from './bulk-approval.messages.ts';

interface BulkApproval {
  readonly controls: BulkControls;
  readonly notes: string;
  readonly setNotes: (text: string) => void;
}

/** Approves applications one after another, with the same notes. */
export function useBulkApproval(applications: readonly Application[]): BulkApproval {
  const { emit } = useGraduation();
  const messages = useMessages(bulkApprovalMessages);
  const [notes, setNotes] = useState('');
  const controls = useBulkRun(applications, {
    decisionOn: () => ({ kind: 'confirm', notes: notes.trim() }),
    refusalOf: ({ status }) => (status === 'rejected' ? messages.rejectedElsewhere : undefined),
    isDecided: ({ status }) => status === 'confirmed',
    failed: messages.failed,
    onDone: (count) => emit({ type: 'application-approved', count }),
  });
  return { controls, notes, setNotes };
}
