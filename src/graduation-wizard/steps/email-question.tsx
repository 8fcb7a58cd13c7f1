import { suggestEmail } from '#domain/text/email-slip.ts';
import { useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { focusField } from '#ui/error-summary/focus-field.ts';
import { stepMessages } from './steps.messages.ts';

interface EmailQuestionProps {
  readonly email: string;
  /** The id of the address's field. It takes the focus, because the pressed question disappears. */
  readonly fieldId: string;
  readonly onCorrect: (email: string) => void;
}

/**
 * Asks about an address with a slip; pressing the question corrects it. It appears while somebody types and not when they
 * leave the field, because then it would move what they are about to press.
 */
export function EmailQuestion({ email, fieldId, onCorrect }: EmailQuestionProps) {
  const { messages, format } = useText(stepMessages);
  const suggestion = suggestEmail(email);
  return (
    <div role="status">
      {suggestion !== undefined && (
        <Button
          variant="quiet"
          flush="start"
          onClick={({ currentTarget }) => {
            onCorrect(suggestion);
            focusField(currentTarget, fieldId);
          }}
        >
          {format(messages.emailSlip, { email: suggestion })}
        </Button>
      )}
    </div>
  );
}
