import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';
import { focusRing } from '../theme/focus-ring.styles.ts';

/** As wide as its content and high enough for a finger; the badge or icon inside has its own styles. */
export const MenuTrigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.375em;
  min-inline-size: calc(var(--birrete-control-height) - 0.25em);
  min-block-size: calc(var(--birrete-control-height) - 0.25em);
  border-radius: var(--birrete-radius-small);
  color: var(--birrete-text-muted);
  cursor: pointer;
  vertical-align: middle;
  touch-action: manipulation;
  ${focusRing}

  &:focus-visible {
    outline-offset: -3px;
  }

  &:hover,
  &[aria-expanded='true'] {
    background-color: var(--birrete-accent-soft);
    color: var(--birrete-text);
  }

  @media (pointer: coarse) {
    min-block-size: var(--birrete-control-height);
  }
`;

/** Receives presses outside the menu, which close it. */
export const Underlay = styled.div`
  position: fixed;
  inset: 0;
`;

export const MenuSheet = styled.div.attrs(part('menu'))`
  position: fixed;
  z-index: var(--birrete-layer);
  display: flex;
  flex-direction: column;
  min-inline-size: 12em;
  max-inline-size: min(24em, 92vw);
  overflow: auto;
  border: 1px solid var(--birrete-border-strong);
  border-radius: var(--birrete-radius-small);
  background-color: var(--birrete-surface-raised);
  box-shadow: var(--birrete-shadow);
  color: var(--birrete-text);
`;

export const MenuBox = styled.div`
  padding: var(--birrete-space-1);
`;

export const MenuLine = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 2.75em;
  padding: var(--birrete-space-2) var(--birrete-space-3);
  border-inline-start: 3px solid transparent;
  border-radius: 3px;
  line-height: 1.4;
  cursor: pointer;
  user-select: none;

  &:focus {
    border-inline-start-color: var(--birrete-accent-text);
    background-color: var(--birrete-accent-soft);
  }

  &[aria-disabled='true'] {
    color: var(--birrete-text-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border-inline-start-color: Canvas;

    &:focus {
      border-inline-start-color: Highlight;
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
