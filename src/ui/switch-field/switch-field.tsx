import { Hint } from '../field/field.styles.ts';
import { FieldError } from '../field/field-error.tsx';
import { describeControl, useFieldIds } from '../field/field-ids.ts';
import { styled } from '../styled/styled.ts';
import { focusRing } from '../theme/focus-ring.styles.ts';

interface SwitchFieldProps {
  /** The control's id, by which a form focuses it. */
  readonly id?: string | undefined;
  /** The visible label, which is also the switch's accessible name. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A setting that takes effect immediately: a native checkbox with the role of a switch. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, isOn, onChange, hint, error, isDisabled } = props;
  const ids = useFieldIds(props.id);
  return (
    <SwitchBox data-birrete-field="">
      <SwitchRow>
        <SwitchInput
          id={ids.control}
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isDisabled}
          {...describeControl(ids, { hint, error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </SwitchRow>
      {hint !== undefined && <Hint id={ids.hint}>{hint}</Hint>}
      {error !== undefined && <FieldError id={ids.error} message={error} />}
    </SwitchBox>
  );
}

const SwitchRow = styled.label`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--birrete-space-3);
  min-block-size: 2.75em;
  color: var(--birrete-text);
  font-size: var(--birrete-size-label);
  font-weight: 600;
  line-height: 1.4;
  cursor: pointer;

  &:has(:disabled) {
    color: var(--birrete-text-muted);
    cursor: not-allowed;
  }
`;

/** The knob's position shows the state in addition to the colour. */
const SwitchInput = styled.input`
  position: relative;
  flex: none;
  inline-size: 2.75em;
  block-size: 1.5em;
  border: 1px solid var(--birrete-border-strong);
  border-radius: 1em;
  background-color: var(--birrete-surface-raised);
  cursor: inherit;
  transition: background-color 120ms ease-out;
  ${focusRing}

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 0.2em;
    inline-size: 1em;
    block-size: 1em;
    border-radius: 50%;
    background-color: var(--birrete-border-strong);
    translate: 0 -50%;
    transition: inset-inline-start 120ms ease-out;
  }

  &:checked {
    border-color: var(--birrete-accent);
    background-color: var(--birrete-accent-fill);
  }

  &:checked::before {
    inset-inline-start: calc(100% - 1.2em);
    background-color: var(--birrete-on-accent-fill);
  }

  &:disabled {
    opacity: 0.6;
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    &::before {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    &::before {
      background-color: ButtonText;
    }

    &:checked::before {
      background-color: Highlight;
    }
  }
`;

const SwitchBox = styled.div`
  display: grid;
  gap: var(--birrete-space-1);
`;
