import { useState } from 'react';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';
import { type CeremonyDraft, useCeremonyDrafts } from './ceremony-draft.ts';
import { ceremonyFormMessages } from './ceremony-form.messages.ts';

interface UnsavedDraftProps {
  readonly onResume: (draft: CeremonyDraft) => void;
}

/** Offers to resume unsaved input from before the session ended or the page was left. */
export function UnsavedDraft({ onResume }: UnsavedDraftProps) {
  const { messages, format } = useText(ceremonyFormMessages);
  const drafts = useCeremonyDrafts();
  const [draft, setDraft] = useState(drafts.newest);
  const { can } = useConsole();
  if (draft === undefined) return null;
  if (!can(draft.ceremonyId === null ? 'ceremonies.create' : 'ceremonies.edit')) return null;

  const name = (draft.edits.name ?? draft.opened.name).trim();
  const discard = () => {
    drafts.discard(draft.startedAt);
    setDraft(drafts.newest);
  };
  return (
    <Alert
      tone="info"
      live="polite"
      title={messages.draftTitle}
      action={
        <Cluster>
          <Button variant="secondary" onClick={() => onResume(draft)}>
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
