import { styled } from '../../ui/styled/styled.ts';
import { reset } from '../../ui/theme/reset.styles.ts';

/** Search and filters side by side where there is room, then what adds a row. */
export const Toolbar = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);
  align-items: end;

  @container birrete (width >= 40em) {
    grid-template-columns: repeat(auto-fit, minmax(14em, 1fr));
  }
`;

/** What stands between the filters and the table: the count on one side, what can be done on the other. */
export const Ledge = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--birrete-space-2) var(--birrete-space-4);
`;

export const LedgeEnd = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--birrete-space-2) var(--birrete-space-3);
`;

export const FieldPlace = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const ToolbarEnd = styled.div`
  ${reset}
  display: flex;
  justify-content: flex-start;
`;
