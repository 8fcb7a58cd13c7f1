import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { typedStyles } from '../field/field.styles.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { describeControl, useFieldIds } from '../field/field-ids.ts';
import type { FieldProps } from '../field/field-props.ts';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';
import { uiMessages } from '../ui.messages.ts';
import { typedDate } from './date-typing.ts';

/** As wide as what it asks for: a date of ten characters in a field across the page looks like another question. */
const DateInput = styled.input.attrs(part('input'))`
  ${typedStyles}
  max-inline-size: 13em;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

/** Always there, so that screen readers notice when a date appears in it; without one it takes no room. */
const Understood = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  line-height: 1.45;

  &:empty {
    position: absolute;
  }
`;

interface DateFieldProps extends FieldProps {
  /** What was typed, finished or not; `parseCalendarDate` of the domain reads it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** 'bday' for a birth date: browsers fill in ISO, which becomes DD/MM/YYYY. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** The date in words ('3 de mayo de 2000'), shown below and announced, so that day and month can't be mixed up. */
  readonly understoodAs?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A date that people type: day, month, year on a phone's number keys; the slashes come by themselves. One plain input,
 * because a birth date is known by heart, and in a calendar it would be decades away.
 */
export function DateField({ value, onChange, onBlur, understoodAs, ...props }: DateFieldProps) {
  const { label, error, hint, isRequired, isOptional, isDisabled, id, inputRef, ...native } = props;
  const texts = useMessages(uiMessages);
  const ids = useFieldIds(id);
  return (
    <FieldFrame
      ids={ids}
      label={label}
      error={error}
      hint={hint}
      isRequired={isRequired}
      isOptional={isOptional}
    >
      <DateInput
        {...native}
        {...describeControl(ids, { error, hint, isRequired, note: understoodAs })}
        ref={inputRef}
        id={ids.control}
        type="text"
        inputMode="numeric"
        placeholder={texts.datePlaceholder}
        spellCheck={false}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(typedDate(value, event.target.value))}
        onBlur={onBlur && (() => onBlur())}
      />
      <Understood id={ids.note} aria-live="polite">
        {understoodAs}
      </Understood>
    </FieldFrame>
  );
}
