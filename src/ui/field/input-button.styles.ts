import { styled } from '../styled/styled.ts';

/** Contains an input with a button at its end. */
export const InputBox = styled.span`
  position: relative;
  display: block;
  min-inline-size: 0;
`;

/** A button inside the end of an input, which sets `--end-space` to 2.9em. */
export const InputButton = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 2.75em;
  border-radius: var(--birrete-radius-small);
  color: var(--birrete-text-muted);
  cursor: pointer;

  &:hover,
  &[aria-pressed='true'] {
    color: var(--birrete-text);
  }

  &:disabled {
    visibility: hidden;
  }

  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -4px;
  }
`;
