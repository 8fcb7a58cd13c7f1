import type { Ref } from 'react';
import { typedStyles } from '../field/field.styles.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { describeControl, useFieldIds } from '../field/field-ids.ts';
import type { FieldProps } from '../field/field-props.ts';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

const Area = styled.textarea.attrs(part('input'))`
  ${typedStyles}
  overflow: auto;
  white-space: pre-wrap;
  resize: vertical;
`;

interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Initial number of lines; the user can enlarge it. @default 4 */
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text with label, hint and error. */
export function TextArea({ value, onChange, onBlur, rows = 4, ...props }: TextAreaProps) {
  const { label, error, hint, isRequired, isOptional, isDisabled, id, inputRef, ...native } = props;
  const ids = useFieldIds(id);
  return (
    <FieldFrame ids={ids} field={props}>
      <Area
        {...native}
        {...describeControl(ids, { error, hint, isRequired })}
        ref={inputRef}
        id={ids.control}
        rows={rows}
        dir="auto"
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur && (() => onBlur())}
      />
    </FieldFrame>
  );
}
