import { typedStyles } from '../field/field.styles.ts';
import { styled } from '../styled/styled.ts';

export const SearchBox = styled.span`
  position: relative;
  display: block;
  min-inline-size: 0;
`;

export const SearchSign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0.8em;
  display: flex;
  align-items: center;
  color: var(--birrete-text-muted);
  pointer-events: none;
`;

/** The browser's own cross is of another size and colour in each browser, and Firefox has none. */
export const SearchInput = styled.input`
  ${typedStyles}
  padding-inline: 2.6em 2.9em;
  appearance: none;
  text-overflow: ellipsis;

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;

export const ClearSearchButton = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: 2.75em;
  border-radius: var(--birrete-radius-small);
  color: var(--birrete-text-muted);
  cursor: pointer;

  &:hover {
    color: var(--birrete-text);
  }

  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -4px;
  }
`;
