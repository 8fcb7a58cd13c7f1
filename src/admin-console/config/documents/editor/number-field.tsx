import { useState } from 'react';
import { TextField } from '#ui/text-field/text-field.tsx';
import { numberIn } from './template-draft.flow.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number as text: what is no number yet stays on screen, and the last number counts. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  const shown = numberIn(text) === value ? text : String(value);
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      label={label}
      value={isTyping ? text : shown}
      inputMode="numeric"
      autoComplete="off"
      onChange={(entered) => {
        setTyping(true);
        setText(entered);
        const number = numberIn(entered);
        if (number !== undefined) onChange(number);
      }}
      onBlur={() => {
        setTyping(false);
        setText(String(value));
      }}
    />
  );
}
