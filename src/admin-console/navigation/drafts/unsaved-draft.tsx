import { useStore } from 'zustand/react';
import { consoleActions } from '#admin-console/permissions/console-actions.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';
import { useConsole } from '../console-context.ts';
import { useFormDrafts } from './draft-scope.tsx';
import { draftsMessages } from './drafts.messages.ts';
import type { StoredDraft } from './form-drafts.ts';

interface UnsavedDraftProps {
  /** Called when the user has discarded a draft: the button that had the focus may be gone. */
  readonly onDiscarded: () => void;
}

/** Offers to continue with unsaved input from before the session ended or the page was left. */
export function UnsavedDraft({ onDiscarded }: UnsavedDraftProps) {
  const { messages, format } = useText(draftsMessages);
  const drafts = useFormDrafts();
  const { can, location, navigate } = useConsole();
  const { open, resuming } = useStore(drafts.state);
  const draft = drafts
    .all()
    .find(
      ({ startedAt, action }) =>
        !open.includes(startedAt) && consoleActions.some((each) => each === action && can(each)),
    );
  if (draft === undefined || draft.startedAt === resuming?.startedAt) return null;

  const name = nameOf(draft);
  const resume = () => {
    drafts.resume(draft);
    if (draft.place !== `${location.pathname}${location.search}`) navigate(draft.place);
  };
  const discard = () => {
    drafts.discard(draft.startedAt);
    onDiscarded();
  };
  return (
    <Alert
      tone="info"
      live="polite"
      title={messages.draftTitle}
      action={
        <Cluster>
          <Button variant="secondary" onClick={resume}>
            {messages.draftResume}
          </Button>
          <Button variant="quiet" onClick={discard}>
            {messages.draftDiscard}
          </Button>
        </Cluster>
      }
    >
      {name === '' ? messages.draftTextUnnamed : format(messages.draftText, { name })}
    </Alert>
  );
}

/** The name of the row, or of a new one as typed; '' without a name. */
function nameOf({ name, opened, edits }: StoredDraft): string {
  return (name ?? edits['name'] ?? opened['name'] ?? '').trim();
}
