import { keepInView } from '#react/keep-in-view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import type { ChangeFailure } from '../data/use-change.ts';

/** Shows why a change failed, next to the button that started it. */
export function FailureAlert({ failure }: { readonly failure: ChangeFailure | undefined }) {
  if (failure === undefined) return null;
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
