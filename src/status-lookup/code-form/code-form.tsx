import { type FormEvent, type RefObject, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { SearchIcon } from '../../ui/icon/icons.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { ProofField } from '../status-lookup.controller.ts';
import type { StatusMessages } from '../status-lookup.messages.ts';
import { Form, FormAction } from './code-form.styles.ts';

interface CodeFormProps {
  readonly messages: StatusMessages;
  readonly typed: string;
  readonly isBlank: boolean;
  readonly isBusy: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly proof: ProofField | undefined;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

/** A field and a button, and a second field where a proof is asked for. The code turns into capitals whatever is typed. */
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
        value={state.typed}
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
          value={proof.typed}
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
 * While a phone's keyboard is still composing a word, its text must not be touched or letters come twice: the styles
 * show capitals meanwhile, and the value follows when the word is done.
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
 * Upper-cases the text of an input in place: a value set from outside would move the caret to the end while a letter in
 * the middle is being corrected.
 *
 * @returns the upper-cased text.
 */
function capitalizeInPlace(input: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = input;
  const capitals = value.toUpperCase();
  if (capitals === value) return value;

  // 'ß' becomes 'SS': places are counted in the capitals, not in what was typed.
  const placeOf = (place: number | null) =>
    value.slice(0, place ?? value.length).toUpperCase().length;
  input.value = capitals;
  input.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd));
  return capitals;
}
