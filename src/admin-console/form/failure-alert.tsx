import { keepInView } from '#react/keep-in-view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import type { ChangeFailure } from '../data/use-change.ts';

interface FailureAlertProps {
  readonly failure: ChangeFailure | undefined;
  /** The messages that fields of the form show. @default none */
  readonly inFields?: readonly string[] | undefined;
}

/** Shows why a change failed, next to the button that started it. */
export function FailureAlert({ failure, inFields = [] }: FailureAlertProps) {
  if (failure === undefined || inFields.includes(failure.message)) return null;
  return (
    <div ref={keepInView}>
      <Alert tone="danger" live="assertive">
        <Stack $gap={3}>
          <Text>{failure.message}</Text>
          {failure.note !== undefined && <Text>{failure.note}</Text>}
        </Stack>
      </Alert>
    </div>
  );
}
