import { useEffect, useRef } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { FocusTarget } from '../../../ui/dialog/dialog-parts.styles.ts';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Text } from '../../../ui/text/text.tsx';
import type { Outcome } from './outcome.flow.ts';
import { DifferencesNote } from './rehearsal/differences.tsx';
import { rehearsalMessages } from './rehearsal/rehearsal.messages.ts';

interface SuccessStateProps {
  readonly outcome: Outcome | 'reading' | 'unread';
  readonly onStay: () => void;
}

/** The two seconds after a success: how it compares with the rehearsal. The success itself is said in a notice. */
export function SuccessState({ outcome, onStay }: SuccessStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <FocusTarget ref={place} tabIndex={-1}>
      <Comparison outcome={outcome} onStay={onStay} />
    </FocusTarget>
  );
}

function Comparison({ outcome, onStay }: SuccessStateProps) {
  const words = useMessages(rehearsalMessages);
  const locale = useLocale();
  if (outcome === 'reading') return <Spinner label={words.comparing} />;
  if (outcome === 'unread') return <Text tone="muted">{words.notCompared}</Text>;
  if (outcome.differences.length > 0) return <DifferencesNote outcome={outcome} onStay={onStay} />;
  return (
    <Alert tone="success" live="polite">
      {formatMessage(words.same, { count: outcome.issued }, locale)}
    </Alert>
  );
}
