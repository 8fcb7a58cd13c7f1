import { TextSpan } from '../text/inline-text.styles.ts';
import { SpinnerBox, SpinnerRing } from './spinner.styles.ts';

interface SpinnerProps {
  /** The operation; shown beside the ring and announced politely. Without a label the ring is decorative. */
  readonly label?: string | undefined;
}

/** Indeterminate progress of an operation. */
export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? (
    <SpinnerRing aria-hidden="true" />
  ) : (
    <SpinnerBox role="status">
      <SpinnerRing aria-hidden="true" />
      <TextSpan>{label}</TextSpan>
    </SpinnerBox>
  );
}
