import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { bringIntoView } from '../../react/bring-into-view.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { uiMessages } from '../ui.messages.ts';
import { ErrorIcon, ErrorLine } from './field.styles.ts';

interface FieldErrorProps {
  /** The id in the control's `aria-describedby`. */
  readonly id: string;
  readonly message: string;
}

/**
 * The problem of a field: an icon and a text, so that nothing depends on colour alone. If the field has the focus, it
 * scrolls into view with the problem, which appears after the focus has moved.
 */
export function FieldError({ id, message }: FieldErrorProps) {
  const texts = useMessages(uiMessages);
  const line = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    const field = line.current?.closest('[data-birrete-field]');
    return field?.matches(':focus-within') ? bringIntoView(field) : undefined;
  }, []);

  return (
    <ErrorLine ref={line} id={id}>
      <ErrorIcon viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 4.4v4.2" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        <circle cx="8" cy="11.3" r="1" fill="currentColor" />
      </ErrorIcon>
      <VisuallyHidden>{texts.error}</VisuallyHidden>
      <span>{message}</span>
    </ErrorLine>
  );
}
