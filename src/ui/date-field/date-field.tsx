import {
  type ChangeEvent,
  type CompositionEvent,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import { hasShortYear } from '#domain/calendar/calendar-date.ts';
import { tidyDate } from '#domain/calendar/tidy-date.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { typedStyles } from '../field/field.styles.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { describeControl, useFieldIds } from '../field/field-ids.ts';
import type { FieldProps } from '../field/field-props.ts';
import { InputBox } from '../field/input-button.styles.ts';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';
import { uiMessages } from '../ui.messages.ts';
import { typedDate } from './date-typing.ts';

/** As wide as its content: a date of ten characters in a full-width field looks like another question. */
const DateBox = styled(InputBox)`
  max-inline-size: 13em;
`;

const DateInput = styled.input.attrs(part('input'))`
  ${typedStyles}
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

/** Always rendered, so that screen readers notice when a date appears; empty, it takes no space. */
const Understood = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  line-height: 1.45;

  &:empty {
    position: absolute;
  }
`;

interface DateFieldProps extends FieldProps {
  /** The input, complete or not; `parseCalendarDate` in the domain reads it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** 'bday' for a date of birth: browsers fill in ISO, which becomes DD/MM/YYYY. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** The long date ('3 de mayo de 2000'), shown below and announced, so that day and month can't be confused. */
  readonly understoodAs?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** A button inside the end of the input. @default none */
  readonly button?: ReactNode;
}

/**
 * A typed date: day, month, year on a phone's number keys; slashes are inserted. One plain input, because users know
 * their date of birth by heart, and in a calendar it would be decades away.
 */
export function DateField({ value, onChange, onBlur, understoodAs, ...props }: DateFieldProps) {
  const { label, error: stated, hint, isRequired, isOptional, isDisabled, id, ...rest } = props;
  const { inputRef, button, ...native } = rest;
  const texts = useMessages(uiMessages);
  const error = stated !== undefined && hasShortYear(value) ? texts.shortYear : stated;
  const ids = useFieldIds(id);
  const typing = useTyping(value, onChange);
  return (
    <FieldFrame ids={ids} field={{ ...props, error }}>
      <DateBox>
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
          {...typing}
          onBlur={() => {
            const tidied = tidyDate(value);
            if (tidied !== value) onChange(tidied);
            onBlur?.();
          }}
        />
        {button}
      </DateBox>
      <Understood id={ids.note} aria-live="polite">
        {understoodAs}
      </Understood>
    </FieldFrame>
  );
}

/**
 * Inserts the slashes. While a phone's keyboard, dictation or handwriting is composing, changing the text would make it
 * write everything again, so the slashes follow when the text is complete.
 */
function useTyping(value: string, onChange: (value: string) => void) {
  /** The text before the composition. */
  const before = useRef<string>(undefined);
  return {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange(before.current === undefined ? typedDate(value, target.value) : target.value),
    onCompositionStart: () => {
      before.current = value;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      onChange(typedDate(before.current ?? value, currentTarget.value));
      before.current = undefined;
    },
  };
}
