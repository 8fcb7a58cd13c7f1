import { type RefObject, useRef } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { InputBox, InputButton } from '../field/input-button.styles.ts';
import { CrossIcon, SearchIcon } from '../icon/icons.tsx';
import { searchFieldMessages } from './search-field.messages.ts';
import { SearchInput, SearchSign } from './search-field.styles.ts';

interface SearchFieldProps {
  /** The visible label, which is also the input's accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A hint about searchable values, which disappears with input. */
  readonly placeholder?: string | undefined;
  /** @default a generated id */
  readonly id?: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** A search field that reports each key. Its cross, and Escape, clear it; Enter submits no form around it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, placeholder, id, inputRef } = props;
  const texts = useMessages(searchFieldMessages);
  const ids = useFieldIds(id);
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const isEmpty = value === '';
  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  return (
    <FieldFrame ids={ids} field={{ label }}>
      <InputBox>
        <SearchSign>
          <SearchIcon />
        </SearchSign>
        <SearchInput
          ref={input}
          id={ids.control}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
            if (event.key !== 'Escape' || isEmpty) return;
            // A dialog around a search field closes only at the second Escape.
            event.stopPropagation();
            onChange('');
          }}
        />
        {isEmpty ? null : (
          <InputButton type="button" aria-label={texts.clear} onClick={clear}>
            <CrossIcon size="1.125em" />
          </InputButton>
        )}
      </InputBox>
    </FieldFrame>
  );
}
