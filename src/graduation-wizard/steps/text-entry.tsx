import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { ApplicationDraft } from '../draft/application-draft.ts';
import { Cell } from './field-group.styles.ts';
import type { StepProps } from './step-props.ts';
import { stepMessages } from './steps.messages.ts';

type TextFieldName = Exclude<
  keyof ApplicationDraft,
  'ceremonyId' | 'careerId' | 'genderId' | 'identificationType' | 'dateOfBirth'
>;

interface TextEntryProps {
  readonly step: StepProps;
  /** The field of the draft; its label is the message of the same name. */
  readonly field: TextFieldName;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: 'text' | 'email' | undefined;
  readonly inputMode?: 'text' | 'email' | 'numeric' | undefined;
  readonly autoCapitalize?: 'none' | 'words' | 'characters' | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isOptional?: boolean | undefined;
  /** Begins a new row of the group. */
  readonly isFirstOfRow?: boolean | undefined;
  /** How much of a row it takes where there is room. @default a third */
  readonly span?: 'half' | 'row' | undefined;
}

/** One text of the draft in its place of the group. */
export function TextEntry({ step, field, isFirstOfRow, span, ...props }: TextEntryProps) {
  const words = useMessages(stepMessages);
  const { type = 'text', ...rest } = props;
  return (
    <Cell data-span={span} data-start={isFirstOfRow}>
      <TextField
        {...rest}
        type={type}
        id={step.idOf(field)}
        name={field}
        label={words[field]}
        value={step.form.draft[field]}
        onChange={(text) => step.form.actions.edit({ [field]: text })}
        onBlur={() => step.onLeave(field)}
        error={step.errorOf(field)}
      />
    </Cell>
  );
}
