import { keyframes } from 'styled-components';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

const arrive = keyframes`
  from { translate: 0 -0.5em; }
`;

/** Above dialogs, because a failure inside one must be visible. Only the toasts themselves receive clicks. */
export const Region = styled.section<{ readonly $inset: string }>`
  position: fixed;
  inset-block-start: ${({ $inset }) => $inset};
  inset-inline-end: 0;
  z-index: calc(var(--birrete-layer) + 10);
  display: flex;
  flex-direction: column;
  gap: 0.625em;
  inline-size: min(26em, 100%);
  max-block-size: calc(100% - ${({ $inset }) => $inset});
  padding: var(--birrete-space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  pointer-events: none;
`;

export const ToastBox = styled.div.attrs(part('toast'))`
  flex: none;
  border-radius: var(--birrete-radius-large);
  background-color: var(--birrete-surface-raised);
  box-shadow: var(--birrete-shadow);
  pointer-events: auto;
  animation: ${arrive} 180ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export type ToastTone = 'success' | 'error' | 'info';

const inks = { success: 'success', error: 'danger', info: 'info' } as const;

export const ToastFace = styled.div<{ readonly $tone: ToastTone }>`
  --toast-ink: ${({ $tone }) => `var(--birrete-${inks[$tone]}-text)`};
  --toast-edge: ${({ $tone }) => `var(--birrete-${inks[$tone]}-border)`};
  display: flex;
  align-items: flex-start;
  gap: var(--birrete-space-3);
  padding: 0.875em 1em;
  border: 1px solid var(--toast-edge);
  border-radius: var(--birrete-radius-large);
`;

export const Mark = styled.span`
  display: block;
  flex: none;
  color: var(--toast-ink);
`;

export const Texts = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Title = styled.p`
  font-weight: 600;
`;

export const Detail = styled.p`
  color: var(--birrete-text-muted);
`;
