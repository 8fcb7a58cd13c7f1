import { keyframes } from 'styled-components';
import { styled } from '../styled/styled.ts';

const slide = keyframes`
  from { translate: -2em 0; }
`;

/** Covers the whole window, so that it receives a press beside the sheet. */
export const DrawerBox = styled.dialog`
  position: fixed;
  inset: 0;
  display: block;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  overflow: hidden;
  background-color: transparent;
  color: var(--birrete-text);

  &::backdrop {
    background-color: rgb(23 18 14 / 55%);
  }
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  inline-size: min(19em, calc(100% - 3.5em));
  block-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-inline-end: 1px solid var(--birrete-border);
  background-color: var(--birrete-surface-raised);
  box-shadow: var(--birrete-shadow);
  animation: ${slide} 160ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--birrete-space-4);
  padding: 1.125em 1.25em var(--birrete-space-3);
`;

export const Body = styled.div`
  padding: 0 var(--birrete-space-3) 1.25em;
`;
