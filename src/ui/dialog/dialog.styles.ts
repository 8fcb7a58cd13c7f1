import { css, keyframes } from 'styled-components';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

const fade = keyframes`
  from { background-color: transparent; }
`;

/* Nothing fades in: a text must be legible from its first frame. */
const rise = keyframes`
  from { translate: 0 0.75em; }
`;

/**
 * A window that is too low (400 % zoom, a phone in landscape) has no space for sticky parts: there head and foot scroll
 * with the rest. In em, to follow the user's font size.
 */
const roomy = '(min-height: 24em)';

/** Space above a field that is scrolled to, for its label: the browser scrolls only to the field. */
export const labelSpace = '2.25em';

/** Height of the shade at an edge under which the body continues. */
export const shadeSize = '0.625em';

/** Scrolls when the sheet can't: in a low window, and when the list of a field extends beyond the window. */
export const Underlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--birrete-layer);
  display: grid;
  grid-template-rows: minmax(1em, 1fr) auto minmax(1em, 1fr);
  grid-template-columns: minmax(0, 1fr);
  padding-inline: var(--birrete-space-4);
  padding-block-end: var(--keyboard-inset, 0px);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block-start: ${labelSpace};
  background-color: rgb(23 18 14 / 55%);
  animation: ${fade} 140ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export type DialogSize = 'small' | 'medium' | 'large';

const widths = { small: '28em', medium: '36em', large: '56em' } as const;

export const Sheet = styled.div.attrs(part('dialog'))<{ readonly $size: DialogSize }>`
  container: birrete / inline-size;
  inline-size: ${({ $size }) => widths[$size]};
  grid-row: 2;
  max-inline-size: 100%;
  margin-inline: auto;
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-large);
  background-color: var(--birrete-surface-raised);
  box-shadow: var(--birrete-shadow);
  animation: ${rise} 180ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/**
 * The scrolling area, with head and foot sticking to its edges, so that keys scroll it wherever the focus is. Their
 * heights are measured (`useEdges`), so that no focused field is below them. If everything fits, nothing is
 * clipped: the lists of fields may extend beyond the sheet. The sheet's margins and borders are around it.
 */
export const DialogBox = styled.div`
  border-radius: inherit;
  outline: none;

  @media ${roomy} {
    max-block-size: calc(100dvh - 2em - 2px - var(--keyboard-inset, 0px));
    overflow-y: auto;
    overscroll-behavior: contain;

    &[data-fits] {
      overflow: visible;
    }
  }
`;

/** Marks an edge under which the body continues. */
const more = css`
  content: '';
  position: absolute;
  inset-inline: 0;
  display: none;
  block-size: ${shadeSize};
  pointer-events: none;
`;

export const Head = styled.div`
  position: relative;
  z-index: 3;
  display: flex;
  align-items: flex-start;
  gap: var(--birrete-space-3);
  padding: 1.375em var(--birrete-space-5) var(--birrete-space-3);
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  background-color: var(--birrete-surface-raised);

  @container birrete (width < 30em) {
    padding: var(--birrete-space-4) min(1.25em, 7cqi) var(--birrete-space-3);
  }

  @media ${roomy} {
    position: sticky;
    inset-block-start: 0;
  }

  &::after {
    ${more}
    inset-block-start: 100%;
    border-block-start: 1px solid var(--birrete-border);
    background-image: linear-gradient(var(--birrete-border), transparent);
  }

  [data-more-above] > &::after {
    display: block;
  }
`;

export const DangerMark = styled.span`
  display: block;
  flex: none;
  padding-block-start: 0.125em;
  color: var(--birrete-danger-text);
`;

export const Name = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Body = styled.div`
  padding: 0 var(--birrete-space-5) var(--birrete-space-5);

  @container birrete (width < 30em) {
    padding-inline: min(1.25em, 7cqi);
  }
`;

/**
 * The safe action comes first, the main action last, also when they wrap. The buttons count as above the foot, whose
 * area stays clear of fields, so that focusing them scrolls nothing.
 */
export const Foot = styled.div`
  position: relative;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--birrete-space-3);
  padding: var(--birrete-space-4) var(--birrete-space-5);
  border-block-start: 1px solid var(--birrete-border);
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
  background-color: var(--birrete-surface-raised);

  @container birrete (width < 30em) {
    padding: var(--birrete-space-3) 1.25em;

    & > * {
      flex: 1 1 auto;
    }
  }

  @media ${roomy} {
    position: sticky;
    inset-block-end: 0;

    & * {
      scroll-margin-block: 8em -8em;
    }
  }

  &::before {
    ${more}
    inset-block-end: 100%;
    background-image: linear-gradient(transparent, var(--birrete-border));
  }

  [data-more-below] > &::before {
    display: block;
  }
`;
