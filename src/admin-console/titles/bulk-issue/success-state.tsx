import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { useFocusWhen } from '../../../react/use-focus-when.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { FocusTarget } from '../../../ui/dialog/dialog-parts.styles.ts';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Text } from '../../../ui/text/text.tsx';
import type { IssueResult } from './issue-result.flow.ts';
import { DifferencesNote } from './rehearsal/differences.tsx';
import { rehearsalMessages } from './rehearsal/rehearsal.messages.ts';

interface SuccessStateProps {
  readonly result: IssueResult | 'reading' | 'unread';
  readonly onStay: () => void;
}

/** The two seconds after a success: how it compares with the rehearsal. The success itself is said in a notice. */
export function SuccessState({ result, onStay }: SuccessStateProps) {
  const place = useFocusWhen<HTMLDivElement>(true);
  return (
    <FocusTarget ref={place} tabIndex={-1}>
      <Comparison result={result} onStay={onStay} />
    </FocusTarget>
  );
}

function Comparison({ result, onStay }: SuccessStateProps) {
  const words = useMessages(rehearsalMessages);
  const locale = useLocale();
  if (result === 'reading') return <Spinner label={words.comparing} />;
  if (result === 'unread') return <Text tone="muted">{words.notCompared}</Text>;
  if (result.differences.length > 0) return <DifferencesNote result={result} onStay={onStay} />;
  return (
    <Alert tone="success" live="polite">
      {formatMessage(words.same, { count: result.issued }, locale)}
    </Alert>
  );
}
