import { type FormEvent, type RefObject, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { SearchIcon } from '../../ui/icon/icons.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { ProofField } from '../status-lookup.controller.ts';
import type { StatusMessages } from '../status-lookup.messages.ts';
import { Form, FormAction } from './code-form.styles.ts';

interface CodeFormProps {
  readonly messages: StatusMessages;
  readonly code: string;
  readonly isBlank: boolean;
  readonly isBusy: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly proof: ProofField | undefined;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

/** The code field, a field for the proof if the server requires one, and the button. The code is upper-cased. */
export function CodeForm({ messages, inputRef, proof, onType, onSubmit, ...state }: CodeFormProps) {
  const capitals = useCapitals(inputRef, onType);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <Form role="search" noValidate onSubmit={submit} {...capitals.composition}>
      <TextField
        label={messages.codeLabel}
        hint={messages.codeHint}
        placeholder={messages.codePlaceholder}
        value={state.code}
        error={state.isBlank ? messages.codeBlank : undefined}
        onChange={capitals.onChange}
        inputRef={inputRef}
        name="codigo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {proof !== undefined && (
        <TextField
          label={messages.proofLabel}
          hint={messages.proofHint}
          value={proof.text}
          error={proof.isWrong ? messages.proofWrong : undefined}
          onChange={proof.type}
          inputRef={proof.inputRef}
          name="documento"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <FormAction $isBesideError={proof?.isWrong ?? state.isBlank}>
        <Button type="submit" isBusy={state.isBusy} icon={<SearchIcon />}>
          {messages.search}
        </Button>
      </FormAction>
    </Form>
  );
}

/**
 * Upper-cases the code. While a phone's keyboard is composing a word, changing the text would duplicate letters: until
 * the word is complete, only the styles show capitals.
 */
function useCapitals(inputRef: RefObject<HTMLInputElement | null>, onType: (text: string) => void) {
  const isComposing = useRef(false);
  const settle = () => {
    if (inputRef.current !== null) onType(capitalizeInPlace(inputRef.current));
  };

  return {
    onChange: (text: string) => (isComposing.current ? onType(text) : settle()),
    composition: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        settle();
      },
    },
  };
}

/**
 * Upper-cases the text of an input in place: setting the value would move the caret to the end while the user corrects
 * a letter in the middle.
 *
 * @returns the upper-cased text.
 */
function capitalizeInPlace(input: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = input;
  const capitals = value.toUpperCase();
  if (capitals === value) return value;

  // 'ß' becomes 'SS', so positions are counted in the capitals.
  const placeOf = (place: number | null) =>
    value.slice(0, place ?? value.length).toUpperCase().length;
  input.value = capitals;
  input.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd));
  return capitals;
}
