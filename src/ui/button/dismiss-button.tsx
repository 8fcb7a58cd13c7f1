import { CrossIcon } from '../icon/icons.tsx';
import { styled } from '../styled/styled.ts';

/** Has a finger-sized target, which extends into the padding of the closed box. */
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
  /** The object of the button, for screen readers. */
  readonly label: string;
  readonly onPress: () => void;
}

/** A cross that closes its box. */
export function DismissButton({ label, onPress }: DismissButtonProps) {
  return (
    <DismissButtonBox type="button" aria-label={label} onClick={onPress}>
      <CrossIcon />
    </DismissButtonBox>
  );
}
