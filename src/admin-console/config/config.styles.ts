import { styled } from '../../ui/styled/styled.ts';

/** Search and filters side by side where there is room; what clears them finds its place and moves none of them. */
export const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);
  align-items: end;

  @container birrete (width >= 40em) {
    display: flex;
    flex-wrap: wrap;

    & > * {
      flex: 0 1 15em;
    }

    & > :first-child {
      flex-basis: 20em;
    }

    & > :has([role='switch']),
    & > [data-end] {
      flex: none;
    }
  }

  @container birrete (width >= 64em) {
    flex-wrap: nowrap;
  }
`;

/** What stands between the filters and the table: the count on one side, what can be done on the other. */
export const Ledge = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--birrete-space-2) var(--birrete-space-4);
`;

export const LedgeEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--birrete-space-2) var(--birrete-space-3);

  @container birrete (width < 30em) {
    flex: 1 1 100%;

    & > * {
      flex: 1 1 auto;
    }
  }
`;

export const FieldPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const ToolbarEnd = styled.div`
  display: block;

  @container birrete (width < 40em) {
    margin-inline-start: -1.25em;
  }
`;
