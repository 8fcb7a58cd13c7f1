import type { ReactNode } from 'react';
import { styled } from '../styled/styled.ts';
import { BreakableText } from '../text/text.tsx';

export interface DescriptionItem {
  /** Unique within the list. */
  readonly term: string;
  readonly detail: ReactNode;
  /** True for names, numbers and codes, which a browser's translation would change. */
  readonly isData?: boolean | undefined;
}

interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
}

/** Terms and their values: in two columns, stacked if the widget is narrow. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map(({ term, detail, isData }) => (
        <Row key={term}>
          <Term>{term}</Term>
          <Detail translate={isData ? 'no' : undefined}>
            {typeof detail === 'string' ? <BreakableText text={detail} /> : detail}
          </Detail>
        </Row>
      ))}
    </List>
  );
}

const List = styled.dl``;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(8em, 3fr) minmax(0, 5fr);
  gap: var(--birrete-space-1) var(--birrete-space-5);
  padding-block: var(--birrete-space-3);
  border-block-start: 1px solid var(--birrete-border);

  &:first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }

  @container birrete (width < 30em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Term = styled.dt`
  color: var(--birrete-text-muted);
`;

const Detail = styled.dd`
  min-inline-size: 0;
  color: var(--birrete-text);
  font-weight: 500;
  overflow-wrap: anywhere;
`;
