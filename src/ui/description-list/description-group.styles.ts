import { css } from 'styled-components';
import { styled } from '../styled/styled.ts';

const roomy = css`
  gap: var(--birrete-space-4) var(--birrete-space-6);
  padding-block: var(--birrete-space-5);

  @container birrete (width < 46em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const dense = css`
  gap: var(--birrete-space-3) var(--birrete-space-5);
  padding-block: var(--birrete-space-4);

  &:last-child {
    padding-block-end: 0;
  }

  @container birrete (width < 40em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const GroupBox = styled.section<{ readonly $isDense: boolean }>`
  display: grid;
  grid-template-columns: minmax(9em, 1fr) minmax(0, 3fr);
  ${({ $isDense }) => ($isDense ? dense : roomy)}

  & + & {
    border-block-start: 1px solid var(--birrete-border);
  }
`;
