import { TextSpan } from '../text/inline-text.styles.ts';
import { SpinnerBox, SpinnerRing } from './spinner.styles.ts';

interface SpinnerProps {
  /** What is being waited for; shown beside the ring and announced politely. Without one the ring is decoration. */
  readonly label?: string | undefined;
}

/** Something is under way and it is not known for how long. */
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
