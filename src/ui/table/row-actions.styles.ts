import { styled } from '../styled/styled.ts';

/** As high as its row. Contains the buttons' rules, because a list renders dozens of them at once. */
export const RowActionsBox = styled.span`
  display: inline-flex;
  margin-inline: -0.5em;
  vertical-align: middle;

  & > button {
    all: unset;
    display: grid;
    box-sizing: border-box;
    place-items: center;
    inline-size: 2.5em;
    block-size: calc(var(--birrete-control-height) - 0.25em);
    border-radius: var(--birrete-radius-small);
    color: var(--birrete-text-muted);
    cursor: pointer;
    touch-action: manipulation;
  }

  @media (pointer: coarse) {
    & > button {
      inline-size: var(--birrete-control-height);
      block-size: var(--birrete-control-height);
    }
  }

  & > button[data-tone='danger'] {
    color: var(--birrete-danger-text);
  }

  & > button:hover {
    background-color: var(--birrete-accent-soft);
    color: var(--birrete-text);
  }

  & > button[data-tone='danger']:hover {
    background-color: var(--birrete-danger-soft);
    color: var(--birrete-danger-text);
  }

  & > button:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -3px;
  }
`;
