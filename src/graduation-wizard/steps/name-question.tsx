import { remarksOfName } from '#domain/person/name-remarks.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { nameRemarkTexts } from '#ui/name-remarks/name-remark-texts.ts';
import { nameRemarksMessages } from '#ui/name-remarks/name-remarks.messages.ts';
import { Text } from '#ui/text/text.tsx';
import type { ApplicationDraft } from '../draft/application-draft.ts';
import { stepMessages } from './steps.messages.ts';

/** Asks about a name that looks wrong. The graduate may leave it as it is. */
export function NameQuestion({ draft }: { readonly draft: ApplicationDraft }) {
  const messages = useMessages(stepMessages);
  const text = useText(nameRemarksMessages);
  const remarks = nameRemarkTexts(remarksOfName(draft), draft, text);
  if (remarks.length === 0) return null;
  return (
    <Alert tone="warning" title={messages.nameQuestion}>
      {remarks.map((remark) => (
        <Text key={remark}>{remark}</Text>
      ))}
      <Text>{messages.nameAdvice}</Text>
    </Alert>
  );
}
