import type { ReactNode } from 'react';
import { BreakableText } from '../text/text.tsx';
import { Detail, List, Row, Term } from './description-list.styles.ts';

export interface DescriptionItem {
  /** Unique within the list. */
  readonly term: string;
  readonly detail: ReactNode;
}

interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
}

/** Terms and their values: in two columns, stacked if the widget is narrow. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map(({ term, detail }) => (
        <Row key={term}>
          <Term>{term}</Term>
          <Detail>{typeof detail === 'string' ? <BreakableText text={detail} /> : detail}</Detail>
        </Row>
      ))}
    </List>
  );
}
