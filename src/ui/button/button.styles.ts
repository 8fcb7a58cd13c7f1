import { css } from 'styled-components';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';
import { focusOutline, focusRing } from '../theme/focus-ring.styles.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/**
 * Common styles of buttons, and of links and file inputs that look like one. The variants are attributes of one class:
 * otherwise the first button of another variant would add a copy of these rules, and in Chromium a new `@media`
 * recalculates the styles of every element of the page.
 */
const buttonStyles = css`
  --button-inset: 1.25em;
  --button-fill: var(--birrete-accent-fill);
  --button-ink: var(--birrete-on-accent-fill);
  --button-edge: var(--birrete-accent);
  --button-hover: var(--birrete-accent-fill-hover);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--birrete-space-2);
  min-block-size: var(--birrete-control-height);
  padding: 0.375em var(--button-inset);
  border: 1px solid var(--button-edge);
  border-radius: var(--birrete-radius-medium);
  background-color: var(--button-fill);
  color: var(--button-ink);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  ${focusRing}

  /* Large text on a phone: a word may be as wide as the button. */
  @container birrete (width < 12em) {
    --button-inset: 0.5em;
    min-inline-size: 0;
    max-inline-size: 100%;
    font-size: max(16px, 0.85em);
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  &[data-variant='secondary'] {
    --button-fill: var(--birrete-surface-raised);
    --button-ink: var(--birrete-text);
    --button-edge: var(--birrete-border-strong);
    --button-hover: var(--birrete-accent-soft);
  }

  &[data-variant='quiet'] {
    --button-fill: transparent;
    --button-ink: var(--birrete-accent-text);
    --button-edge: transparent;
    --button-hover: var(--birrete-accent-soft);
  }

  &[data-variant='danger'] {
    --button-fill: var(--birrete-danger-fill);
    --button-ink: var(--birrete-on-danger);
    --button-edge: var(--birrete-danger-fill);
    --button-hover: color-mix(in srgb, var(--birrete-danger-fill) 86%, black);
  }

  &[data-flush='start'] {
    margin-inline-start: calc(-1 * var(--button-inset));
  }

  &[data-flush='end'] {
    margin-inline-end: calc(-1 * var(--button-inset));
  }

  &:active {
    translate: 0 1px;
  }

  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true'], [data-disabled]) {
      background-color: var(--button-hover);

      /* Elsewhere white text would be unreadable while the fill of an enabled button fades in. */
      @media (prefers-reduced-motion: no-preference) {
        transition: background-color 120ms ease-out;
      }
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &:active {
      translate: none;
    }
  }
`;

const disabledStyles = css`
  --button-fill: color-mix(in srgb, var(--birrete-border) 45%, transparent);
  --button-ink: var(--birrete-text-muted);
  --button-edge: var(--birrete-border);
  cursor: not-allowed;
  translate: none;

  &[data-variant='quiet'] {
    --button-fill: transparent;
    --button-edge: transparent;
  }

  @media (forced-colors: active) {
    border-color: GrayText;
    color: GrayText;
  }
`;

export const ButtonBox = styled.button.attrs(part('button'))`
  ${buttonStyles}

  &:disabled {
    ${disabledStyles}
  }

  &[data-busy] {
    cursor: progress;
    translate: none;
  }
`;

export const LinkButtonBox = styled.a.attrs(part('button'))`
  ${buttonStyles}
`;

/** The face of a button around a transparent control, such as a file input. */
export const ButtonFace = styled.span.attrs(part('button'))`
  ${buttonStyles}

  &:has(:focus-visible) {
    ${focusOutline}
  }

  &[data-disabled] {
    ${disabledStyles}
  }
`;
