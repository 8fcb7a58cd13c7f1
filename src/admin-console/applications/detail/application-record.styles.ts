import { styled } from '../../../ui/styled/styled.ts';

export const Record = styled.div`
  display: block;
`;

/** As in a printed record: the group's name in the margin, its entries beside it. */
export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(9em, 1fr) minmax(0, 3fr);
  gap: var(--birrete-space-3) var(--birrete-space-5);
  padding-block: var(--birrete-space-4);

  & + & {
    border-block-start: 1px solid var(--birrete-border);
  }

  &:last-child {
    padding-block-end: 0;
  }

  @container birrete (width < 40em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const RecordHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--birrete-space-2) var(--birrete-space-4);
  padding-block-end: var(--birrete-space-4);
  border-block-end: 1px solid var(--birrete-border);
`;

export const Notice = styled.div`
  display: block;
  padding-block: var(--birrete-space-4) var(--birrete-space-1);
`;
