import { useMessages } from '#messages/messages-context.tsx';
import { useInViewNearFocus } from '#react/use-in-view-near-focus.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { uiMessages } from '../ui.messages.ts';
import { ErrorIcon, ErrorLine } from './field.styles.ts';

interface FieldErrorProps {
  /** The id in the control's `aria-describedby`. */
  readonly id: string;
  readonly message: string;
}

/**
 * The problem of a field: an icon and a text, so that nothing depends on colour alone. If its field has the focus, the
 * problem scrolls into view, because the focus moves before the problem appears.
 */
export function FieldError({ id, message }: FieldErrorProps) {
  const texts = useMessages(uiMessages);
  const line = useInViewNearFocus<HTMLParagraphElement>('[data-birrete-field]');

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
