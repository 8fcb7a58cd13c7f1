import { fieldGridStyles } from '#ui/field/field-grid.styles.ts';
import { styled } from '#ui/styled/styled.ts';

export const Group = styled.fieldset`
  ${fieldGridStyles}
  gap: var(--birrete-space-4);
  min-inline-size: 0;
`;

export const GroupName = styled.legend`
  grid-column: 1 / -1;
  padding-block-end: var(--birrete-space-3);
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-title);
  font-weight: 600;
`;
