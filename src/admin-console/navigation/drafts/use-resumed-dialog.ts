import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { useConsole } from '../console-context.ts';
import { useFormDrafts } from './draft-scope.tsx';
import { draftsMessages } from './drafts.messages.ts';
import type { StoredDraft } from './form-drafts.ts';

interface ResumedDialogOptions<Dialog> {
  /** True once the rows have been read. */
  readonly isReady: boolean;
  /** The section's dialog for a draft; undefined if its row is gone. */
  readonly dialogOf: (dialog: StoredDraft['dialog']) => Dialog | undefined;
  readonly open: (dialog: Dialog) => void;
}

/** Opens the dialog of the draft that the user continues with, once the section is at its address. */
export function useResumedDialog<Dialog>(options: ResumedDialogOptions<Dialog>): void {
  const { isReady, dialogOf, open } = options;
  const drafts = useFormDrafts();
  const { notifications } = useGraduation();
  const { location } = useConsole();
  const { draftLost } = useMessages(draftsMessages);
  const resuming = useStore(drafts.state, (state) => state.resuming);
  const answered = useRef<StoredDraft>(undefined);
  const isHere = resuming?.place.split('?')[0] === location.pathname;

  useEffect(() => {
    if (!isReady || resuming === undefined || !isHere || answered.current === resuming) return;
    answered.current = resuming;
    const dialog = dialogOf(resuming.dialog);
    if (dialog !== undefined) return open(dialog);
    drafts.resume(undefined);
    notifications.show({ tone: 'error', title: draftLost });
  });
}
