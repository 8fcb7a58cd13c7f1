import { useId } from 'react';
import { Hint } from '../field/field.styles.ts';
import { SwitchBox, SwitchInput, SwitchRow } from './switch-field.styles.ts';

interface SwitchFieldProps {
  /** The visible label, which is also the switch's accessible name. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly hint?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A setting that takes effect immediately: a native checkbox with the role of a switch. */
export function SwitchField({ label, isOn, onChange, hint, isDisabled }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <SwitchBox data-birrete-field="">
      <SwitchRow>
        <SwitchInput
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </SwitchRow>
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
    </SwitchBox>
  );
}
