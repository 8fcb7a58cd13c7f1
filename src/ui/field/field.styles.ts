import { css } from 'styled-components';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

const columnStyles = css`
  display: flex;
  flex-direction: column;
  gap: var(--birrete-space-2);
  min-inline-size: 0;
`;

export const FieldBox = styled.div.attrs(part('field'))`
  ${columnStyles}
  color: var(--birrete-text);
`;

/** Label and hint, or control and error. A label without a hint stays at its control where the row is higher. */
export const FieldPart = styled.div`
  ${columnStyles}

  &:first-child > :only-child {
    margin-block-start: auto;
  }
`;

export const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--birrete-space-1);
`;

export const labelStyles = css`
  display: inline;
  color: var(--birrete-text);
  font-size: var(--birrete-size-label);
  font-weight: 600;
  line-height: 1.4;
  cursor: default;
`;

export const Label = styled.label.attrs(part('label'))`
  ${labelStyles}
`;

export const RequiredMark = styled.span`
  color: var(--birrete-danger-text);
  font-size: var(--birrete-size-label);
  font-weight: 600;
  line-height: 1.4;
`;

export const OptionalMark = styled.span`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  font-weight: 400;
  line-height: 1.4;
`;

export const Hint = styled.p.attrs(part('hint'))`
  margin-block-start: -0.25em;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  line-height: 1.45;
`;

export const ErrorLine = styled.p.attrs(part('error'))`
  display: flex;
  gap: var(--birrete-space-2);
  color: var(--birrete-danger-text);
  font-size: var(--birrete-size-small);
  font-weight: 500;
  line-height: 1.45;
`;

export const ErrorIcon = styled.svg`
  flex: none;
  inline-size: 1.1em;
  block-size: 1.1em;
  margin-block-start: 0.17em;
`;

/**
 * Styles of inputs and of buttons that open a list. At least 16 px: iOS zooms the page into smaller ones. The focus
 * ring is on the border, so that nothing moves or is covered. What takes the focus is scrolled to with its label.
 *
 * A control with an icon or a button inside sets `--start-space` or `--end-space`, which large text on a phone keeps.
 */
export const controlStyles = css`
  display: block;
  inline-size: 100%;
  min-block-size: var(--birrete-control-height);
  padding-block: 0.55em;
  padding-inline: var(--start-space, 0.8em) var(--end-space, 0.8em);
  border: 1px solid var(--birrete-border-strong);
  border-radius: var(--birrete-radius-small);
  background-color: var(--birrete-surface-raised);
  color: var(--birrete-text);
  font-size: max(16px, 1em);
  line-height: 1.45;
  scroll-margin-block-start: 2.5em;

  /* Large text on a phone: a code of twelve letters still fits. */
  @container birrete (width < 12em) {
    padding-inline: var(--start-space, 0.4em) var(--end-space, 0.4em);
    font-size: max(16px, 0.8em);
  }

  &:hover:not(:disabled) {
    border-color: var(--birrete-text-muted);
  }

  &:focus-visible {
    border-color: var(--birrete-focus);
    outline: 2px solid var(--birrete-focus);
    outline-offset: -1px;
  }

  &[aria-invalid='true'] {
    border-color: var(--birrete-danger-text);
  }

  &[aria-invalid='true']:not(:focus-visible) {
    box-shadow: inset 0 0 0 1px var(--birrete-danger-text);
  }

  &:disabled {
    border-color: var(--birrete-border);
    background-color: var(--birrete-page);
    color: var(--birrete-text-muted);
    cursor: not-allowed;
  }
`;

/** Text inputs, as opposed to lists. The browser's colour for autofilled values is blue or yellow in both schemes. */
export const typedStyles = css`
  ${controlStyles}
  cursor: text;

  &[readonly] {
    border-color: var(--birrete-border);
    background-color: var(--birrete-page);
  }

  &::placeholder {
    color: var(--birrete-text-muted);
    opacity: 1;
  }

  &:-webkit-autofill {
    box-shadow: inset 0 0 0 100em var(--birrete-accent-soft);
    caret-color: var(--birrete-text);
    -webkit-text-fill-color: var(--birrete-text);
  }
`;
