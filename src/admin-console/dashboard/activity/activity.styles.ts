import { styled } from '#ui/styled/styled.ts';

export const ActivityItems = styled.ul`
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  background-color: var(--birrete-surface);
`;

export const ActivityItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--birrete-space-1) var(--birrete-space-4);
  align-items: baseline;
  padding: var(--birrete-space-3) var(--birrete-space-4);

  & + & {
    border-block-start: 1px solid var(--birrete-border);
  }

  @container birrete (width < 40em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const ActivityText = styled.span`
  overflow-wrap: anywhere;
`;

export const ActivityDetails = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--birrete-space-3);
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);
`;

export const ActivityTime = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const ActivityFilterRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  gap: var(--birrete-space-4);
  max-inline-size: 48em;
`;
