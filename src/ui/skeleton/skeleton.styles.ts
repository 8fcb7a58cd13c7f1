import { keyframes } from 'styled-components';
import { styled } from '../styled/styled.ts';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

export const SkeletonBox = styled.div`
  position: relative;
  display: grid;
  gap: var(--birrete-space-3);
  inline-size: 100%;
`;

/** A shorter last line looks like text. */
export const SkeletonBar = styled.span<{ readonly $shape: 'line' | 'block' }>`
  display: block;
  block-size: ${({ $shape }) => ($shape === 'line' ? '0.875em' : '6em')};
  border-radius: var(--birrete-radius-medium);
  background-color: var(--birrete-border);
  animation: ${breathe} 1.8s ease-in-out infinite;

  &:last-child:not(:first-of-type) {
    inline-size: ${({ $shape }) => ($shape === 'line' ? '62%' : 'auto')};
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
