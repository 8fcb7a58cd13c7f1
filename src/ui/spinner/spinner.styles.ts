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

/** With reduced motion it fades instead of turning: a static ring would look broken. */
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
