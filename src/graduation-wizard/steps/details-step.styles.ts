import { fieldGridStyles } from '../../ui/field/field-grid.styles.ts';
import { styled } from '../../ui/styled/styled.ts';

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--birrete-space-4);
  min-inline-size: 0;
  padding-block-start: var(--birrete-space-5);
  border-block-start: 1px solid var(--birrete-border);
`;

export const GroupFields = styled.div`
  ${fieldGridStyles}
`;
