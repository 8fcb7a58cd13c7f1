import { CrossIcon } from '../icon/icons.tsx';
import { DismissButtonBox } from './dismiss-button.styles.ts';

interface DismissButtonProps {
  /** What it closes, for screen readers. */
  readonly label: string;
  readonly onPress: () => void;
}

/** The cross in the corner of what can be closed. */
export function DismissButton({ label, onPress }: DismissButtonProps) {
  return (
    <DismissButtonBox type="button" aria-label={label} onClick={onPress}>
      <CrossIcon />
    </DismissButtonBox>
  );
}
