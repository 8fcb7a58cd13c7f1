import { type Ref, useState } from 'react';
import { typedStyles } from '../field/field.styles.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { describeControl, useFieldIds } from '../field/field-ids.ts';
import type { FieldProps } from '../field/field-props.ts';
import { InputBox, InputButton } from '../field/input-button.styles.ts';
import { EyeIcon, EyeOffIcon } from '../icon/eye-icons.tsx';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

/** Hides the eye that Edge adds. */
const PasswordInput = styled.input.attrs(part('input'))`
  ${typedStyles}
  --end-space: 2.9em;

  &::-ms-reveal {
    display: none;
  }
`;

interface PasswordFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Name of the button that shows the password; it is pressed while the password is visible. */
  readonly showLabel: string;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A password with a button that shows it. While the field is disabled, as during sign-in, the password is hidden again,
 * so that browsers offer to save it.
 */
export function PasswordField({ value, onChange, onBlur, ...props }: PasswordFieldProps) {
  const { label, error, hint, isRequired, isOptional, isDisabled, id, ...rest } = props;
  const { showLabel, inputRef, ...native } = rest;
  const [isPressed, press] = useState(false);
  const ids = useFieldIds(id);
  const isShown = isPressed && isDisabled !== true;

  return (
    <FieldFrame ids={ids} field={props}>
      <InputBox>
        <PasswordInput
          {...native}
          {...describeControl(ids, { error, hint, isRequired })}
          ref={inputRef}
          id={ids.control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur && (() => onBlur())}
        />
        <InputButton
          type="button"
          aria-label={showLabel}
          aria-describedby={ids.label}
          aria-pressed={isShown}
          disabled={isDisabled}
          onClick={() => press(!isPressed)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </InputButton>
      </InputBox>
    </FieldFrame>
  );
}
