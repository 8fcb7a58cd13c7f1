import { useText } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { FocusTarget } from '#ui/dialog/dialog-parts.styles.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Text } from '#ui/text/text.tsx';
import { rehearsalMessages } from '../rehearsal/rehearsal.messages.ts';
import { DifferencesNote } from './differences-note.tsx';
import type { IssueResult } from './issue-result.flow.ts';

interface IssueSuccessProps {
  readonly result: IssueResult | 'verifying' | 'unverified';
  readonly onStay: () => void;
}

/** Compares the issued titles with the rehearsal, for two seconds after a success. A notice reports the success itself. */
export function IssueSuccess({ result, onStay }: IssueSuccessProps) {
  const box = useFocusWhen<HTMLDivElement>(true);
  return (
    <FocusTarget ref={box} tabIndex={-1}>
      <Comparison result={result} onStay={onStay} />
    </FocusTarget>
  );
}

function Comparison({ result, onStay }: IssueSuccessProps) {
  const { messages, format } = useText(rehearsalMessages);
  if (result === 'verifying') return <Spinner label={messages.comparing} />;
  if (result === 'unverified') return <Text tone="muted">{messages.notCompared}</Text>;
  if (result.differences.length > 0) return <DifferencesNote result={result} onStay={onStay} />;
  return (
    <Alert tone="success" live="polite">
      {format(messages.same, { count: result.issued })}
    </Alert>
  );
}
