import { styled } from '#ui/styled/styled.ts';

export const MenuList = styled.ul`
  display: grid;
  gap: 2px;
`;

export const MenuItem = styled.li`
  display: block;
`;

export const MenuLink = styled.a`
  display: flex;
  align-items: center;
  gap: var(--birrete-space-3);
  min-block-size: 2.75em;
  padding: 0.375em 0.875em;
  border-inline-start: 3px solid transparent;
  border-radius: var(--birrete-radius-small);
  color: var(--birrete-text);
  font-size: var(--birrete-size-label);
  line-height: 1.3;
  cursor: pointer;

  svg {
    color: var(--birrete-text-muted);
  }

  @media (hover: hover) {
    &:hover {
      background-color: color-mix(in srgb, var(--birrete-border) 45%, transparent);
    }
  }

  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -2px;
  }

  &[aria-current] {
    border-inline-start-color: var(--birrete-accent);
    background-color: var(--birrete-accent-soft);
    color: var(--birrete-accent-text);
    font-weight: 600;
  }

  &[aria-current] svg {
    color: inherit;
  }

  @media (forced-colors: active) {
    &:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;
