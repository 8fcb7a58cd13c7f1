import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { typedStyles } from '../field/field.styles.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { describeControl, useFieldIds } from '../field/field-ids.ts';
import type { FieldProps } from '../field/field-props.ts';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

const Input = styled.input.attrs(part('input'))`
  ${typedStyles}
  text-overflow: ellipsis;
`;

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** @default 'text' */
  readonly type?: Extract<
    HTMLInputTypeAttribute,
    'text' | 'email' | 'password' | 'tel' | 'search' | 'url'
  >;
  /** The kind of keyboard on a phone. */
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'search' | undefined;
  /** The value for autofill ('given-name', 'email', 'one-time-code'…). */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters' | undefined;
  readonly maxLength?: number | undefined;
  /** An example, never the only place of an instruction, because it disappears with input. */
  readonly placeholder?: string | undefined;
  /** The value can be read, focused and copied, but not changed. */
  readonly isReadOnly?: boolean | undefined;
  readonly spellCheck?: boolean | undefined;
  /** Belongs to the field, such as a checkbox that replaces the value. */
  readonly below?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One line of text with label, hint and error. The value is controlled and never changed on the way. */
export function TextField({ value, onChange, onBlur, type = 'text', ...props }: TextFieldProps) {
  const { label, error, hint, isRequired, isOptional, isDisabled, isReadOnly, ...rest } = props;
  const { id, inputRef, below, ...native } = rest;
  const ids = useFieldIds(id);
  return (
    <FieldFrame ids={ids} field={props} below={below}>
      <Input
        {...native}
        {...describeControl(ids, { error, hint, isRequired })}
        ref={inputRef}
        id={ids.control}
        type={type}
        dir="auto"
        value={value}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur && (() => onBlur())}
      />
    </FieldFrame>
  );
}
