import { controlStyles, typedStyles } from '../field/field.styles.ts';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

/** The containing block of the list: it stays inside the widget's root and is as wide as its field. */
export const Anchor = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  @container birrete (width < 17em) {
    --clear-space: 2.6em;
  }
`;

export const SelectButton = styled.button`
  ${controlStyles}
  --end-space: 2.6em;
  text-align: start;
  cursor: pointer;
  user-select: none;

  &[data-state='placeholder'] {
    color: var(--birrete-text-muted);
  }
`;

/** Space for the button that clears the field and the chevron; large text on a phone leaves it to the text. */
const clearSpace = 'var(--clear-space, 4.9em)';

/**
 * Contains the conditional rules of the chosen text and the button after it, in the page before they appear: in Chromium
 * a new `@container` or `@media` recalculates the styles of every element, which would delay the first key.
 */
export const ComboInput = styled.input.attrs(part('input'))`
  ${typedStyles}
  --end-space: 2.6em;
  grid-area: 1 / 1;
  text-overflow: ellipsis;

  &[data-state='filled'] {
    --end-space: ${clearSpace};
  }

  &[data-state='filled']:not(:focus):has(+ span) {
    text-indent: -999em;
  }

  @container birrete (width < 17em) {
    & + span {
      padding-inline: 0.5em 2.1em;
      font-size: max(16px, 0.85em);
    }

    /* It would cover the middle of the field. The focus selects the text, so that a key clears it. */
    & ~ button {
      display: none;
    }
  }
`;

/**
 * The chosen text in place of the input's, which has one line only: with large text or on a phone it would be cut. It
 * keeps its lines while the input has the focus, so that nothing moves.
 */
export const ChosenText = styled.span`
  grid-area: 1 / 1;
  align-self: center;
  padding: 0.55em 0.8em;
  padding-inline-end: ${clearSpace};
  border: 1px solid transparent;
  font-size: max(16px, 1em);
  line-height: 1.45;
  overflow-wrap: anywhere;
  hyphens: auto;
  pointer-events: none;

  &::before {
    content: attr(data-text);
  }

  input:focus + & {
    visibility: hidden;
  }

  input:disabled + & {
    color: var(--birrete-text-muted);
  }
`;

export const ChevronIcon = styled.svg`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-end: 0.9em;
  inline-size: 1em;
  block-size: 1em;
  color: var(--birrete-text-muted);
  transform: translateY(-50%);
  pointer-events: none;

  [data-state='open'] > & {
    transform: translateY(-50%) rotate(180deg);
  }
`;

export const ClearButton = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 2.1em;
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: 2.75em;
  color: var(--birrete-text-muted);
  cursor: pointer;

  &:hover {
    color: var(--birrete-text);
  }

  &[hidden] {
    display: none;
  }
`;

export const ClearIcon = styled.svg`
  inline-size: 0.9em;
  block-size: 0.9em;
`;

export const Popup = styled.div`
  position: absolute;
  z-index: var(--birrete-layer);
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  max-block-size: 20em;
  overflow: hidden;
  scroll-margin-block: 0.5em;
  border: 1px solid var(--birrete-border-strong);
  border-radius: var(--birrete-radius-small);
  background-color: var(--birrete-surface-raised);
  box-shadow: var(--birrete-shadow);
  color: var(--birrete-text);

  &[data-side='below'] {
    inset-block-start: calc(100% + 0.3em);
  }

  &[data-side='above'] {
    inset-block-end: calc(100% + 0.3em);
  }

  &[hidden] {
    display: none;
  }
`;

/**
 * Scrolls itself, not in a box around it, because a listbox that a combo box owns then needs no focus to scroll.
 * Contains the options' conditional rules, in the page before the list opens, as {@link ComboInput} does.
 *
 * Not a tab stop: in Chromium a box that scrolls is one, so a Tab from the field would focus it, and the focus would be
 * lost when the list closes.
 */
export const Options = styled.ul.attrs({ tabIndex: -1 })`
  min-block-size: 0;
  padding: var(--birrete-space-1);
  overflow: auto;
  overscroll-behavior: contain;

  &:empty {
    display: none;
  }

  /* Large text on a phone: 'Administración' stays in one line, as in the field. */
  @container birrete (width < 17em) {
    & > li {
      padding-inline: var(--birrete-space-2);
      font-size: max(16px, 0.85em);
    }
  }

  @media (forced-colors: active) {
    & > li {
      border-inline-start-color: Canvas;
    }

    & > li[data-active] {
      border-inline-start-color: Highlight;
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    & > li :is(span, svg) {
      color: inherit;
    }
  }
`;

/** The active option has a tint and a bar; the chosen one has a tick and a heavier font. */
export const OptionItem = styled.li`
  display: flex;
  align-items: center;
  gap: var(--birrete-space-3);
  min-block-size: 2.75em;
  padding: var(--birrete-space-2) var(--birrete-space-3);
  border-inline-start: 3px solid transparent;
  border-radius: 3px;
  line-height: 1.4;
  cursor: pointer;
  user-select: none;

  &[data-active] {
    border-inline-start-color: var(--birrete-accent-text);
    background-color: var(--birrete-accent-soft);
  }

  &[data-chosen] {
    font-weight: 600;
  }
`;

export const OptionText = styled.span`
  display: block;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const OptionLabel = styled.span`
  display: block;
`;

export const OptionDetail = styled.span`
  display: block;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  font-weight: 400;
`;

export const TickIcon = styled.svg`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  color: var(--birrete-accent-text);
`;

export const EmptyText = styled.p`
  padding: 0.85em 1em;
  color: var(--birrete-text-muted);
`;
