import { keyframes } from 'styled-components';
import { useAnnounced } from '../announcer/announcements.tsx';
import { styled } from '../styled/styled.ts';
import { TextSpan } from '../text/inline-text.styles.ts';

interface SpinnerProps {
  /** The operation; shown beside the ring and announced politely. Without a label the ring is decorative. */
  readonly label?: string | undefined;
}

/** Indeterminate progress of an operation. */
export function Spinner({ label }: SpinnerProps) {
  const announced = useAnnounced<HTMLSpanElement>('load');
  return label === undefined ? (
    <SpinnerRing aria-hidden="true" />
  ) : (
    <SpinnerBox>
      <SpinnerRing aria-hidden="true" />
      <TextSpan ref={announced}>{label}</TextSpan>
    </SpinnerBox>
  );
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

const SpinnerBox = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.625em;
`;

/** With reduced motion it fades instead of turning: a static ring would look broken. */
const SpinnerRing = styled.span`
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
