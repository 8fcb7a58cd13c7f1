import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import type { WizardForm } from '../progress/wizard-form-state.ts';
import { wizardMessages } from '../wizard.messages.ts';

interface CheckAgainProps {
  readonly form: WizardForm;
  /** The control that replaces the button when its list has been loaded, and takes its focus. */
  readonly controlId: string;
}

/** Reads the lists again if one of them is empty. */
export function CheckAgain({ form, controlId }: CheckAgainProps) {
  const messages = useMessages(wizardMessages);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: pressed } = button;
    return () => {
      const controls = pressed?.matches(':focus') ? pressed.form?.elements : undefined;
      // The control is rendered when this change of the page is complete.
      queueMicrotask(() => {
        const control = controls?.namedItem(controlId);
        if (control instanceof HTMLElement) control.focus();
      });
    };
  }, [controlId]);
  return (
    <Button
      variant="secondary"
      isBusy={form.isRefreshing}
      buttonRef={button}
      onClick={form.actions.refresh}
    >
      <span>{messages.checkAgain}</span>
    </Button>
  );
}
