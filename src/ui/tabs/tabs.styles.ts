import { styled } from '../styled/styled.ts';

/** On a narrow screen the tabs scroll sideways, and fade towards the side with hidden tabs. */
export const TabList = styled.div`
  display: flex;
  gap: var(--birrete-space-1);
  overflow-x: auto;
  border-block-end: 1px solid var(--birrete-border);
  scrollbar-width: thin;

  --fade-left: 0em;
  --fade-right: 0em;

  &[data-more-left] {
    --fade-left: 4em;
  }

  &[data-more-right] {
    --fade-right: 4em;
  }

  &:is([data-more-left], [data-more-right]) {
    mask-image: linear-gradient(
      to right,
      transparent,
      black var(--fade-left) calc(100% - var(--fade-right)),
      transparent
    );
  }
`;

export const Tab = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: 2.875em;
  padding-inline: var(--birrete-space-4);
  border-radius: var(--birrete-radius-small) var(--birrete-radius-small) 0 0;
  color: var(--birrete-text-muted);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--birrete-text);
  }

  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -3px;
  }

  &[aria-selected='true'] {
    color: var(--birrete-accent-text);
  }

  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 0.5em;
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background-color: var(--birrete-accent);
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background-color: Highlight;
    }
  }
`;

export const TabPanel = styled.div`
  min-inline-size: 0;
`;
