import { keyframes } from 'styled-components';
import { styled } from '../styled/styled.ts';

/** The operation on one side, its progress on the other. */
export const ProgressHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--birrete-space-1) var(--birrete-space-4);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

export const Track = styled.div`
  block-size: 0.625em;
  overflow: hidden;
  border: 1px solid var(--birrete-border-strong);
  border-radius: 1em;
  background-color: var(--birrete-page);
`;

/** As wide as the completed part. */
export const Fill = styled.div`
  block-size: 100%;
  background-color: var(--birrete-accent);
  transform-origin: left;
  transition: inline-size 160ms ease-out;
  forced-color-adjust: none;

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const pass = keyframes`
  from { translate: -100% 0; }
  to { translate: 300% 0; }
`;

/** Indeterminate progress: it moves, it does not grow. */
export const Sweep = styled.div`
  inline-size: 33%;
  block-size: 100%;
  border-radius: 1em;
  background-color: var(--birrete-accent);
  forced-color-adjust: none;
  animation: ${pass} 1.6s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    inline-size: 100%;
    opacity: 0.6;
    animation: none;
  }
`;
