import { styled } from '../styled/styled.ts';
import { focusRing } from '../theme/focus-ring.styles.ts';

/** On narrow screens the numbers are in a separate line, below the two buttons. */
export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--birrete-space-2);

  @container birrete (width >= 36em) {
    justify-content: start;
  }
`;

export const Numbers = styled.ol`
  display: flex;
  flex-wrap: wrap;
  order: 1;
  justify-content: center;
  inline-size: 100%;
  gap: 0.125em;

  & > li {
    all: unset;
    display: flex;
    align-items: center;
    justify-content: center;
  }

  & > li[data-kind='ellipsis'] {
    inline-size: 1.5em;
    color: var(--birrete-text-muted);
  }

  @container birrete (width >= 36em) {
    order: 0;
    inline-size: auto;
  }
`;

const step = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--birrete-space-1);
  min-block-size: 2.75em;
  border: 1px solid transparent;
  border-radius: var(--birrete-radius-medium);
  color: var(--birrete-accent-text);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover:not([aria-disabled='true'], [aria-current]) {
      background-color: var(--birrete-accent-soft);
    }
  }
`;

export const PageNumber = styled.button`
  ${step}
  ${focusRing}
  min-inline-size: 2.75em;
  padding-inline: 0.375em;

  &[aria-current] {
    border-color: var(--birrete-accent);
    background-color: var(--birrete-accent-soft);
    color: var(--birrete-text);
    cursor: default;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-color: Highlight;
    }
  }
`;

export const PageStep = styled.button`
  ${step}
  ${focusRing}
  padding-inline: var(--birrete-space-3);

  & > svg {
    rotate: 90deg;
  }

  &[data-way='next'] > svg {
    rotate: -90deg;
  }

  &:dir(rtl) > svg {
    scale: 1 -1;
  }

  &[aria-disabled='true'] {
    color: var(--birrete-text-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
