import { styled } from '#ui/styled/styled.ts';

export const FindingList = styled.ol`
  border-block: 1px solid var(--birrete-border);
`;

export const FindingItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-1) var(--birrete-space-4);
  padding-block: var(--birrete-space-3);

  & + & {
    border-block-start: 1px solid var(--birrete-border);
  }

  @container birrete (width >= 36em) {
    grid-template-columns: 9.5em minmax(0, 1fr);
  }
`;

export const FindingBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-1);
  overflow-wrap: anywhere;
`;

/** The register and its number. */
export const FindingNumber = styled.span`
  display: block;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
