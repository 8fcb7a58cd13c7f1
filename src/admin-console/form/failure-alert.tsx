import { keepInView } from '#react/keep-in-view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useAnnounced } from '#ui/announcer/announcements.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { FailureReason } from '../data/failure-reason.tsx';
import type { NoticedFailure } from '../data/noticed-failure.ts';

interface ShownFailureProps extends NoticedFailure {
  /** The part that was saved in spite of the failure, or that is unknown. */
  readonly note?: string | undefined;
}

/** Shows why a change failed, next to the button that started it. */
export function FailureAlert({ failure }: { readonly failure: ShownFailureProps | undefined }) {
  return failure === undefined ? null : <ShownFailure {...failure} />;
}

function ShownFailure({ message, reason, note }: ShownFailureProps) {
  // Once for each failure: the reason was read with its notice.
  const announced = useAnnounced<HTMLDivElement>('assertive', 1);
  return (
    <div ref={keepInView}>
      <div ref={announced}>
        <Alert tone="danger">
          <Stack $gap={3}>
            <Text>{message}</Text>
            <FailureReason reason={reason} />
            {note !== undefined && <Text>{note}</Text>}
          </Stack>
        </Alert>
      </div>
    </div>
  );
}
