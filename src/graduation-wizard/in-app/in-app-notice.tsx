import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { inAppMessages } from './in-app.messages.ts';

export interface InAppNoticeProps {
  /** The name of the app. */
  readonly app: string;
}

/** Says before the first step that the draft stays in the browser of the app. */
export function InAppNotice({ app }: InAppNoticeProps) {
  const { messages, format } = useText(inAppMessages);
  return (
    <Alert tone="info" title={format(messages.inAppTitle, { app })}>
      {format(messages.inAppDraft, { app })}
    </Alert>
  );
}
