import { typedStyles } from '../field/field.styles.ts';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

export const SearchSign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0.8em;
  display: flex;
  align-items: center;
  color: var(--birrete-text-muted);
  pointer-events: none;
`;

/** Hides the browser's cross, whose size and colour differ between browsers and which Firefox lacks. */
export const SearchInput = styled.input.attrs(part('input'))`
  ${typedStyles}
  padding-inline: 2.6em 2.9em;

  &:placeholder-shown {
    padding-inline-end: 0.8em;
  }

  appearance: none;
  text-overflow: ellipsis;

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;
