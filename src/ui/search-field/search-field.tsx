import { type RefObject, useRef } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { typedStyles } from '../field/field.styles.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { InputBox, InputButton } from '../field/input-button.styles.ts';
import { CrossIcon, SearchIcon } from '../icon/icons.tsx';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';
import { searchFieldMessages } from './search-field.messages.ts';

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
            event.preventDefault();
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

const SearchSign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0.8em;
  display: flex;
  align-items: center;
  color: var(--birrete-text-muted);
  pointer-events: none;
`;

/** Hides the browser's cross, whose size and colour differ between browsers and which Firefox lacks. */
const SearchInput = styled.input.attrs(part('input'))`
  ${typedStyles}
  --start-space: 2.6em;
  --end-space: 2.9em;

  &:placeholder-shown {
    --end-space: 0.8em;
  }

  appearance: none;
  text-overflow: ellipsis;

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;
