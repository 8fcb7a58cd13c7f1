import { keyframes, styled } from 'styled-components';
import { reset } from '../theme/reset.styles.ts';

const fade = keyframes`
  from { background-color: transparent; }
`;

/* Nothing fades in: a text must be legible from its first frame. */
const rise = keyframes`
  from { translate: 0 0.75em; }
`;

/** Scrolls as a whole, so that a tall dialog can be read at 400 % zoom. */
export const Underlay = styled.div`
  ${reset}
  position: fixed;
  inset: 0;
  z-index: var(--birrete-layer);
  display: flex;
  padding: 1em;
  overflow-y: auto;
  overscroll-behavior: contain;
  background-color: rgb(23 18 14 / 55%);
  animation: ${fade} 140ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export type DialogSize = 'small' | 'medium' | 'large';

const widths = { small: '28em', medium: '36em', large: '56em' } as const;

export const Sheet = styled.div<{ readonly $size: DialogSize }>`
  ${reset}
  container: birrete / inline-size;
  display: block;
  inline-size: ${({ $size }) => widths[$size]};
  max-inline-size: 100%;
  margin: auto;
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-large);
  background-color: var(--birrete-surface-raised);
  box-shadow: var(--birrete-shadow);
  animation: ${rise} 180ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const DialogBox = styled.div`
  ${reset}
  display: block;
  outline: none;
`;

export const Head = styled.div`
  ${reset}
  display: flex;
  align-items: flex-start;
  gap: 0.75em;
  padding: 1.375em 1.5em 0.75em;
`;

export const DangerMark = styled.span`
  ${reset}
  display: block;
  flex: none;
  padding-block-start: 0.125em;
  color: var(--birrete-danger-text);
`;

export const Name = styled.div`
  ${reset}
  display: block;
  flex: 1;
  min-inline-size: 0;
`;

export const Body = styled.div`
  ${reset}
  display: block;
  padding: 0 1.5em 1.5em;

  @container birrete (width < 30em) {
    padding-inline: 1.25em;
  }
`;

/** The safe way out stands first, the deed last; on narrow sheets the deed is on top, under the thumb. */
export const Foot = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.75em;
  padding: 1em 1.5em;
  border-block-start: 1px solid var(--birrete-border);

  @container birrete (width < 30em) {
    flex-direction: column-reverse;
    align-items: stretch;
    padding-inline: 1.25em;
  }
`;
