import { styled } from '../../../ui/styled/styled.ts';

export const RecordHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--birrete-space-2) var(--birrete-space-4);
  padding-block-end: var(--birrete-space-4);
  border-block-end: 1px solid var(--birrete-border);
`;

export const Notice = styled.div`
  padding-block: var(--birrete-space-4) var(--birrete-space-1);
`;
