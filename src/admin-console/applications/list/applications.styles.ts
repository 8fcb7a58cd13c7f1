import { styled } from '#ui/styled/styled.ts';

/** Aligns the labels of quiet buttons with the edges of the table below. */
export const BulkActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-2);
  margin-inline: auto 0;

  & > button:last-child:not([data-edge]) {
    margin-inline-end: calc(-1 * min(var(--button-inset), var(--birrete-space-4)));
  }

  @container birrete (width < 30em) {
    margin-inline: -1.25em 0;

    & > button:last-child:not([data-edge]) {
      margin-inline-end: 0;
    }

    & > [data-edge] {
      margin-inline-start: var(--button-inset);
    }
  }
`;
