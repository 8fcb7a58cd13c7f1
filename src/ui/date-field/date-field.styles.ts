import { typedStyles } from '../field/field.styles.ts';
import { styled } from '../styled/styled.ts';

/** As wide as what it asks for: a date of ten characters in a field across the page looks like another question. */
export const DateInput = styled.input`
  ${typedStyles}
  max-inline-size: 13em;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

/** Always there, so that screen readers notice when a date appears in it; without one it takes no room. */
export const Understood = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  line-height: 1.45;

  &:empty {
    position: absolute;
  }
`;
