import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { focusField } from '../../ui/error-summary/focus-field.ts';
import type { WizardForm } from '../wizard.controller.ts';
import { wizardMessages } from '../wizard.messages.ts';

interface CheckAgainProps {
  readonly form: WizardForm;
  /** The field that takes the button's place when its list has arrived, and the focus with it. */
  readonly fieldId: string;
}

/** Reads the lists again, where one of them is empty. */
export function CheckAgain({ form, fieldId }: CheckAgainProps) {
  const words = useMessages(wizardMessages);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: pressed } = button;
    return () => {
      const around = pressed?.matches(':focus') ? pressed.form : null;
      // The field is there when this change of the page is complete.
      if (around !== null) queueMicrotask(() => focusField(around, fieldId));
    };
  }, [fieldId]);
  return (
    <Button
      variant="secondary"
      isBusy={form.isRefreshing}
      buttonRef={button}
      onClick={form.actions.refresh}
    >
      <span>{words.checkAgain}</span>
    </Button>
  );
}
