import { Alert } from '../../../ui/alert/alert.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import type { ChangeFailure } from './use-catalogue-change.ts';

/** Why a change failed, in the dialog that asked for it. */
export function FailedChange({ failure }: { readonly failure: ChangeFailure | undefined }) {
  if (failure === undefined) return null;
  return (
    <Alert tone="danger" live="assertive">
      <Stack $gap={3}>
        <Text>{failure.sentence}</Text>
        {failure.note !== undefined && <Text>{failure.note}</Text>}
      </Stack>
    </Alert>
  );
}
