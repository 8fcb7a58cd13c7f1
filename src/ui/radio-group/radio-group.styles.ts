import { labelStyles } from '../field/field.styles.ts';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--birrete-space-2);
  min-inline-size: 0;
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--birrete-space-1);
`;

export const LegendText = styled.span`
  ${labelStyles}
`;

/** Segments share the width and wrap if their text needs it; cards and lists are stacked. */
export const Choices = styled.div`
  display: grid;
  gap: var(--birrete-space-4);
  min-inline-size: 0;

  &[data-layout='segmented'] {
    grid-template-columns: repeat(auto-fit, minmax(min(7.5em, 100%), 1fr));
  }

  &[data-layout='cards'] {
    gap: var(--birrete-space-3);
  }

  &[data-layout='list'] {
    gap: 0;
  }
`;

export const Choice = styled.label.attrs(part('choice'))`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 0.65em;
  min-inline-size: 0;
  min-block-size: var(--birrete-control-height);
  padding: 0.6em 0.8em;
  color: var(--birrete-text);
  line-height: 1.45;
  cursor: pointer;

  &[data-layout='segmented'],
  &[data-layout='cards'] {
    border: 1px solid var(--birrete-border-strong);
    border-radius: var(--birrete-radius-small);
    background-color: var(--birrete-surface-raised);
  }

  &[data-layout='cards'] {
    padding: 0.95em 1.1em;
    border-radius: var(--birrete-radius-medium);
  }

  &[data-layout='list'] {
    padding-inline: 0;
  }

  &:not([data-layout='list'], [data-selected], [data-disabled]):hover {
    border-color: var(--birrete-text-muted);
  }

  &[data-selected]:not([data-layout='list']) {
    border-color: var(--birrete-accent-text);
    background-color: var(--birrete-accent-soft);
    box-shadow: inset 0 0 0 1px var(--birrete-accent-text);
  }

  &[data-invalid]:not([data-selected], [data-layout='list']) {
    border-color: var(--birrete-danger-text);
  }

  &[data-disabled] {
    border-color: var(--birrete-border);
    color: var(--birrete-text-muted);
    cursor: not-allowed;
  }

  /* Large text on a phone: the text gets the whole width; beside the radio, words break. */
  @container birrete (width < 14em) {
    &:not([data-layout='list']) {
      flex-direction: column;
      gap: 0.3em;
      padding: 0.6em 0.5em;
      hyphens: auto;
    }
  }
`;

/** The dot is a thick border, because forced colours remove backgrounds. */
export const Radio = styled.input`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  margin-block-start: 0.1em;
  border: 1.5px solid var(--birrete-border-strong);
  border-radius: 50%;
  background-color: var(--birrete-surface-raised);
  cursor: inherit;

  &:checked {
    border: 0.4em solid var(--birrete-accent-text);
  }

  &:disabled {
    border-color: var(--birrete-border-strong);
    opacity: 0.6;
  }
`;

/** The ring surrounds the whole choice, which is the target of a press. */
export const ChoiceBody = styled.span`
  display: block;
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--birrete-radius-small);
    content: '';
    pointer-events: none;
  }

  [data-layout='cards'] > &::after {
    border-radius: var(--birrete-radius-medium);
  }

  ${Radio}:focus-visible + &::after {
    outline: 2px solid var(--birrete-focus);
    outline-offset: 2px;
  }
`;

export const ChoiceLabel = styled.span`
  display: block;

  [data-layout='cards'] & {
    font-weight: 600;
  }
`;

export const ChoiceDetail = styled.span`
  display: block;
  margin-block-start: 0.2em;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);
  font-weight: 400;
`;
