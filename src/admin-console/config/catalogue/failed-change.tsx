import { Alert } from '../../../ui/alert/alert.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { CloseStack } from '../../list/section-parts.styles.ts';
import type { ChangeFailure } from './use-catalogue-change.ts';

/** Why a change failed, in the dialog that asked for it. */
export function FailedChange({ failure }: { readonly failure: ChangeFailure | undefined }) {
  if (failure === undefined) return null;
  return (
    <Alert tone="danger" live="assertive">
      <CloseStack>
        <Text>{failure.sentence}</Text>
        {failure.note !== undefined && <Text>{failure.note}</Text>}
      </CloseStack>
    </Alert>
  );
}
