import { useState } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonRow } from '../../../ui/stack/stack.styles.ts';
import { type CeremonyDraft, useCeremonyDrafts } from './ceremony-draft.ts';
import { ceremonyFormMessages } from './ceremony-form.messages.ts';

interface UnsavedDraftProps {
  readonly onResume: (draft: CeremonyDraft) => void;
}

/** Offers to resume unsaved input from before the session ended or the page was left. */
export function UnsavedDraft({ onResume }: UnsavedDraftProps) {
  const messages = useMessages(ceremonyFormMessages);
  const drafts = useCeremonyDrafts();
  const [draft, setDraft] = useState(drafts.newest);
  if (draft === undefined) return null;

  const name = (draft.typed.name ?? draft.opened.name).trim();
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
        <ButtonRow>
          <Button variant="secondary" onClick={() => onResume(draft)}>
            {messages.draftResume}
          </Button>
          <Button variant="quiet" onClick={discard}>
            {messages.draftDiscard}
          </Button>
        </ButtonRow>
      }
    >
      {name === '' ? messages.draftTextUnnamed : formatMessage(messages.draftText, { name })}
    </Alert>
  );
}
