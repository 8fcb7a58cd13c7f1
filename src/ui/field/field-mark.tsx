import { useMessages } from '#messages/messages-context.tsx';
import { uiMessages } from '../ui.messages.ts';
import { OptionalMark, RequiredMark } from './field.styles.ts';
import type { FieldProps } from './field-props.ts';

const asterisk = '*';

/**
 * The asterisk of a required field or '(opcional)'. It is beside the label, not in it, so that the label's text is
 * exactly the field's name; `aria-required` tells screen readers.
 */
export function FieldMark({
  isRequired,
  isOptional,
}: Pick<FieldProps, 'isRequired' | 'isOptional'>) {
  const texts = useMessages(uiMessages);
  if (isRequired === true) return <RequiredMark aria-hidden="true">{asterisk}</RequiredMark>;
  if (isOptional === true) return <OptionalMark>{texts.optional}</OptionalMark>;
  return null;
}
