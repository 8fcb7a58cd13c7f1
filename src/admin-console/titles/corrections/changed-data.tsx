import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { useText } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { MutedText, UserText } from '#ui/text/inline-text.styles.ts';
import { useFieldLabel } from './correction-field.controller.ts';
import type { changedData } from './correction-form.flow.ts';
import { titleCorrectionsMessages } from './corrections.messages.ts';
import { Comparison, StepText } from './corrections.styles.ts';
import { wordingGenders } from './stated-fields.flow.ts';

interface ChangedDataProps {
  readonly changes: ReturnType<typeof changedData>;
}

/** The old and the new text of each datum, side by side. The text above takes the focus when they appear. */
export function ChangedData({ changes }: ChangedDataProps) {
  const { messages, longDate } = useText(titleCorrectionsMessages);
  const labelOf = useFieldLabel();
  const ref = useFocusWhen<HTMLParagraphElement>(true);
  const textOf = ({ field, text }: { readonly field: string; readonly text: string }) => {
    const date = field === 'birthDate' ? parseCalendarDate(text) : undefined;
    if (date !== undefined) return longDate(date);
    const gender = wordingGenders.find((each) => field === 'gender' && each === text);
    return gender === undefined ? text : messages[gender];
  };
  return (
    <>
      <StepText ref={ref} tabIndex={-1}>
        {messages.compareText}
      </StepText>
      <Comparison aria-label={messages.compare}>
        <thead>
          <tr>
            <th scope="col">{messages.datum}</th>
            <th scope="col">{messages.before}</th>
            <th scope="col">{messages.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{labelOf(field)}</th>
              <td>
                <DatumText text={textOf({ field, text: before })} missing={messages.nothing} />
              </td>
              <td>
                <DatumText text={textOf({ field, text: after })} missing={messages.nothing} />
              </td>
            </tr>
          ))}
        </tbody>
      </Comparison>
    </>
  );
}

function DatumText({ text, missing }: { readonly text: string; readonly missing: string }) {
  return text === '' ? <MutedText>{missing}</MutedText> : <UserText>{text}</UserText>;
}
