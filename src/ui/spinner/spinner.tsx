import { useAnnounced } from '../announcer/announcements.tsx';
import { TextSpan } from '../text/inline-text.styles.ts';
import { SpinnerBox, SpinnerRing } from './spinner.styles.ts';

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
