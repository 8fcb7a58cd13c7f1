import { CrossIcon } from '../icon/icons.tsx';
import { styled } from '../styled/styled.ts';

/** As large as a finger, though it looks small: its target reaches into the padding of the box that it closes. */
const DismissButtonBox = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75em;
  block-size: 2.75em;
  margin-block: -0.625em;
  margin-inline-end: -0.75em;
  border-radius: var(--birrete-radius-medium);
  color: var(--birrete-text-muted);
  cursor: pointer;

  &:hover {
    color: var(--birrete-text);
  }

  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -4px;
  }
`;

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
