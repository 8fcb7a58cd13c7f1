import type { FormEvent, RefObject } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Form, FormAction } from '#ui/code-form/code-form.styles.ts';
import { useCapitals } from '#ui/code-form/use-capitals.ts';
import { SearchIcon } from '#ui/icon/icons.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { ProofField } from '../status-lookup.controller.ts';
import type { StatusMessages } from '../status-lookup.messages.ts';

interface CodeFormProps {
  readonly messages: StatusMessages;
  readonly code: string;
  readonly isBlank: boolean;
  readonly isBusy: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly proof: ProofField | undefined;
  readonly onType: (text: string) => void;
  /** Called before `onType`, with the text as it was typed or pasted. */
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
}

/** The code field, a field for the proof if the server requires one, and the button. The code is upper-cased. */
export function CodeForm({ messages, inputRef, proof, onType, ...state }: CodeFormProps) {
  const { onText, onSubmit } = state;
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
        onChange={(text) => {
          onText(text);
          capitals.onChange(text);
        }}
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
