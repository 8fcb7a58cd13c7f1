import { useFocusWhen } from '#react/use-focus-when.ts';
import { checkboxStyles } from '../field/checkbox.styles.ts';
import { FieldBox } from '../field/field.styles.ts';
import { FieldError } from '../field/field-error.tsx';
import { describeControl, useFieldIds } from '../field/field-ids.ts';
import { FieldMark } from '../field/field-mark.tsx';
import { styled } from '../styled/styled.ts';

interface CheckboxFieldProps {
  /** The visible label, which is also the checkbox's accessible name. */
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error?: string | undefined;
  /** Each change to a number above 0 moves the focus here. */
  readonly focusCount?: number | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A statement to agree with: a native checkbox with a label that may wrap. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, isChecked, onChange, error, focusCount = 0, isRequired, isDisabled } = props;
  const ids = useFieldIds(undefined);
  const input = useFocusWhen<HTMLInputElement>(focusCount, { atMount: false });
  return (
    <FieldBox data-birrete-field="">
      <CheckboxRow>
        <input
          ref={input}
          id={ids.control}
          type="checkbox"
          checked={isChecked}
          disabled={isDisabled}
          {...describeControl(ids, { error, isRequired })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <CheckboxLabel htmlFor={ids.control}>{label}</CheckboxLabel>{' '}
          <FieldMark isRequired={isRequired} />
        </span>
      </CheckboxRow>
      {error !== undefined && <FieldError id={ids.error} message={error} />}
    </FieldBox>
  );
}

/** The box stays beside the first line of a long label. */
const CheckboxRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--birrete-space-3);
  min-block-size: 1.75em;
  ${checkboxStyles}

  & > input {
    flex: none;
    margin-block-start: 0.15em;
  }
`;

const CheckboxLabel = styled.label`
  color: var(--birrete-text);
  line-height: 1.45;
  overflow-wrap: anywhere;
  cursor: pointer;
`;
