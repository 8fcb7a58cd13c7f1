import { useMessages } from '#messages/messages-context.tsx';
import { CheckboxField } from '#ui/checkbox-field/checkbox-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { printDifferencesMessages } from './print-differences.messages.ts';

/** The form of a print: undefined for that of the first print, else the reason for that of today as it is typed. */
export interface EditionDraft {
  readonly reason: string | undefined;
  /** True once a print without the reason was tried. */
  readonly isTried: boolean;
}

interface EditionChoiceProps {
  readonly draft: EditionDraft;
  readonly onChange: (draft: EditionDraft) => void;
}

const longest = 500;

/** Chooses the template of today, which needs a reason. */
export function EditionChoice({ draft: { reason, isTried }, onChange }: EditionChoiceProps) {
  const messages = useMessages(printDifferencesMessages);
  const isMissing = isTried && reason?.trim() === '';
  return (
    <>
      <CheckboxField
        label={messages.useToday}
        isChecked={reason !== undefined}
        onChange={(isToday) => onChange({ reason: isToday ? '' : undefined, isTried: false })}
      />
      {reason !== undefined && (
        <TextField
          label={messages.reason}
          hint={messages.reasonHint}
          value={reason}
          onChange={(text) => onChange({ reason: text, isTried })}
          error={isMissing ? messages.reasonMissing : undefined}
          maxLength={longest}
          isRequired
        />
      )}
    </>
  );
}
