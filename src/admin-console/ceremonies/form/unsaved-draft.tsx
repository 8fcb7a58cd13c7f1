import { useState } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useAuth, useGraduation } from '../../../provider/graduation-context.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonRow } from '../../../ui/stack/stack.styles.ts';
import { type CeremonyDraft, draftOwner, dropDraft, findDraft } from './ceremony-draft.ts';
import { ceremonyFormMessages } from './ceremony-form.messages.ts';

interface UnsavedDraftProps {
  readonly onResume: (draft: CeremonyDraft) => void;
}

/** Offers what was typed before the session ended or the page was left: nothing is lost silently. */
export function UnsavedDraft({ onResume }: UnsavedDraftProps) {
  const { api } = useGraduation();
  const auth = useAuth();
  const words = useMessages(ceremonyFormMessages);
  const [draft, setDraft] = useState(() => findDraft(draftOwner(api.baseUrl, auth.getSession())));
  if (draft === undefined) return null;

  const name = draft.fields.name.trim();
  const discard = () => {
    dropDraft();
    setDraft(undefined);
  };
  const resume = () => {
    setDraft(undefined);
    onResume(draft);
  };
  return (
    <Alert
      tone="info"
      live="polite"
      title={words.draftTitle}
      action={
        <ButtonRow>
          <Button variant="secondary" onClick={resume}>
            {words.draftResume}
          </Button>
          <Button variant="quiet" onClick={discard}>
            {words.draftDiscard}
          </Button>
        </ButtonRow>
      }
    >
      {name === '' ? words.draftTextUnnamed : formatMessage(words.draftText, { name })}
    </Alert>
  );
}
