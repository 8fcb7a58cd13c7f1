import { Row } from '#ui/stack/row.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { clearOfBar } from './layout.styles.ts';

/** The line of a section's heading. Focused on arrival, the heading must not slide beneath the top bar. */
export const PageHead = styled(Row).attrs({ $gap: 5, $lineGap: 3 })`
  min-block-size: var(--birrete-control-height);

  h1 {
    scroll-margin-block-start: ${clearOfBar};
  }
`;
