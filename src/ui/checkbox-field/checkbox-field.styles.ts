import { checkboxStyles } from '../field/checkbox.styles.ts';
import { styled } from '../styled/styled.ts';

/** The box stays beside the first line of a long label. */
export const CheckboxRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--birrete-space-3);
  min-block-size: 1.75em;
  ${checkboxStyles}

  & > input {
    flex: none;
    margin-block-start: 0.15em;
  }
`;

export const CheckboxLabel = styled.label`
  color: var(--birrete-text);
  line-height: 1.45;
  overflow-wrap: anywhere;
  cursor: pointer;
`;
