import { styled } from '../../../ui/styled/styled.ts';
import { focusRing } from '../../../ui/theme/focus-ring.styles.ts';

/** The badge is small, what can be pressed around it is not. */
export const StatusButtonBox = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-1);
  min-block-size: 2.75em;
  max-inline-size: 100%;
  padding-inline: 0.25em;
  margin-inline: -0.25em;
  border-radius: var(--birrete-radius-medium);
  color: var(--birrete-text-muted);
  cursor: pointer;
  ${focusRing}

  @media (hover: hover) {
    &:hover {
      background-color: var(--birrete-accent-soft);
      color: var(--birrete-accent-text);
    }
  }
`;
