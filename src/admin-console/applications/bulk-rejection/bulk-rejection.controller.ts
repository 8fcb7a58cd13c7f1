import { useMemo, useState } from 'react';
import { useFormDraft, useStoredInput } from '#admin-console/navigation/drafts/use-form-draft.ts';
import { useUnsavedWork } from '#admin-console/navigation/use-unsaved-work.ts';
import type { Application } from '#domain/application/application.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { type BulkControls, useBulkRun } from '../bulk/bulk-run.controller.ts';
import {
  type BulkReasons,
  countMissing,
  hasReasons,
  noReasons,
  reasonFields,
  reasonFor,
  reasonsInTexts,
  textsOfReasons,
} from './bulk-reasons.flow.ts';
import { type BulkRejectionMessages, bulkRejectionMessages } from './bulk-rejection.messages.ts';

interface BulkRejection {
  readonly controls: BulkControls;
  readonly reasons: BulkReasons;
  readonly setReasons: (change: (reasons: BulkReasons) => BulkReasons) => void;
  /** The number of applications without a reason. */
  readonly missing: number;
  /** True if closing would lose typed reasons. */
  readonly isDirty: boolean;
  /** Discards the typed reasons. */
  readonly discard: () => void;
}

/** Rejects applications one after another, with one reason or one per application. */
export function useBulkRejection(applications: readonly Application[]): BulkRejection {
  const { emit } = useGraduation();
  const messages = useMessages(bulkRejectionMessages);
  const [ids] = useState(() => applications.map(({ id }) => id));
  const { fields, opened } = useMemo(() => {
    const names = reasonFields(ids);
    return { fields: names, opened: Object.fromEntries(names.map((name) => [name, ''])) };
  }, [ids]);
  const draft = useFormDraft(fields);
  const [reasons, setReasons] = useState(() =>
    draft.resumed === undefined ? noReasons : reasonsInTexts(draft.resumed.edits, ids),
  );
  const controls = useBulkRun(applications, {
    decisionOn: ({ id }) => ({ kind: 'reject', notes: reasonFor(reasons, id) }),
    refusalOf: ({ status }) => refusalOf(status, messages),
    isDecided: ({ id, status, notes }) =>
      status === 'rejected' && (notes === undefined || notes.trim() === reasonFor(reasons, id)),
    failed: messages.failed,
    onDone: (count) => emit({ type: 'application-rejected', count }),
  });
  const isDirty = controls.run.phase === 'ready' && hasReasons(reasons);
  useUnsavedWork(isDirty);
  const edits = useMemo(() => textsOfReasons(reasons), [reasons]);
  const isUnsent = hasReasons(reasons) && controls.run.phase !== 'finished';
  useStoredInput(draft, { opened, edits }, isUnsent);
  return {
    controls,
    reasons,
    setReasons,
    missing: countMissing(reasons, ids),
    isDirty,
    discard: draft.discard,
  };
}

/** An application that somebody else has decided meanwhile keeps that decision. */
function refusalOf(
  status: Application['status'],
  messages: BulkRejectionMessages,
): string | undefined {
  switch (status) {
    case 'confirmed':
      return messages.approvedElsewhere;
    case 'rejected':
      return messages.rejectedElsewhere;
    case 'pending':
      return undefined;
    default:
      return status satisfies never;
  }
}
