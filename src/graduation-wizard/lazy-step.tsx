import { useMessages } from '../messages/messages-context.tsx';
import { useCodeFailure } from '../provider/lifecycle.ts';
import type { LazyView, LoadFailure } from '../react/lazy.tsx';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { wizardMessages } from './wizard.messages.ts';

interface LazyStepProps<Props> {
  readonly view: LazyView<Props>;
  readonly props: Props;
  /** True if the input survives a reload. */
  readonly isDraftSaved: boolean;
}

/** A step of the wizard, or the receipt, whose code loads when the user reaches it. */
export function LazyStep<Props extends object>({ isDraftSaved, ...step }: LazyStepProps<Props>) {
  return <LazyPart {...step} lines={4} Failure={isDraftSaved ? SavedFailure : UnsavedFailure} />;
}

function SavedFailure(failure: LoadFailure) {
  return <StepFailure {...failure} afterReload="partFailedAgain" />;
}

function UnsavedFailure(failure: LoadFailure) {
  return <StepFailure {...failure} afterReload="partFailedUnsaved" />;
}

interface StepFailureProps extends LoadFailure {
  /** The message about the input. */
  readonly afterReload: 'partFailedAgain' | 'partFailedUnsaved';
}

/** A reload is the only remedy after a second failure. */
function StepFailure({ failures, retry, afterReload }: StepFailureProps) {
  const messages = useMessages(wizardMessages);
  const isRepeated = failures > 1;
  useCodeFailure(failures);
  return (
    <Alert
      tone="danger"
      title={messages.partFailed}
      live="assertive"
      action={
        <Button variant="secondary" onClick={isRepeated ? () => window.location.reload() : retry}>
          {isRepeated ? messages.reload : messages.retry}
        </Button>
      }
    >
      {isRepeated ? messages[afterReload] : messages.partFailedText}
    </Alert>
  );
}
