import { keyframes } from 'styled-components';
import { styled } from '../styled/styled.ts';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

export const SpinnerBox = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.625em;
`;

/** Where motion is not wanted it breathes instead of turning: a still ring would look like a broken one. */
export const SpinnerRing = styled.span`
  display: block;
  flex: none;
  inline-size: 1.125em;
  block-size: 1.125em;
  border: 2px solid color-mix(in srgb, currentColor 28%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${breathe} 2s ease-in-out infinite;
  }
`;
