import { Cluster } from '#ui/stack/row.styles.ts';
import { styled } from '#ui/styled/styled.ts';

export const RecordHead = styled(Cluster).attrs({ $gap: 4, $lineGap: 2 })`
  padding-block-end: var(--birrete-space-4);
  border-block-end: 1px solid var(--birrete-border);
`;

export const Notice = styled.div`
  padding-block: var(--birrete-space-4) var(--birrete-space-1);
`;
