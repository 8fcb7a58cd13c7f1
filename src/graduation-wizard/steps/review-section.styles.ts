import { styled } from '../../ui/styled/styled.ts';

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--birrete-space-3);
  min-inline-size: 0;
  padding-block-start: var(--birrete-space-4);
  border-block-start: 1px solid var(--birrete-border-strong);
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--birrete-space-2);

  /* The quiet button's words end where the lines below end. */
  & > button {
    margin-inline-end: -1.25em;
  }
`;
