import { Row } from '#ui/stack/row.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { clearOfBar } from './layout.styles.ts';

/** Focused on arrival, the heading must not slide beneath the top bar. */
export const PageHead = styled(Row).attrs({ $gap: 5, $lineGap: 3 })`
  min-block-size: var(--birrete-control-height);

  h1 {
    scroll-margin-block-start: ${clearOfBar};
  }
`;

/** On a phone several share its width, so that their edges are one line. */
export const PageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-3);

  @container birrete (width < 30em) {
    &:has(> :nth-child(2)) {
      inline-size: 100%;
    }

    & > * {
      flex: 1 1 auto;
    }

    & > button:not(:last-child) {
      padding-inline: var(--birrete-space-2);
    }
  }
`;
