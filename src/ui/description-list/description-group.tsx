import { type ReactNode, useId } from 'react';
import type { HeadingLevel } from '#react/heading-level.ts';
import { Heading } from '../text/heading.tsx';
import { GroupBox } from './description-group.styles.ts';

interface DescriptionGroupProps {
  readonly title: string;
  /** Rank of the title in the page's outline. */
  readonly level: HeadingLevel;
  /** Uses less space, as in a dialog, whose padding ends the last group. @default false */
  readonly isDense?: boolean | undefined;
  /** A description list, or text. */
  readonly children: ReactNode;
}

/** One group of a record, as in print: its title in the margin, its entries beside it. */
export function DescriptionGroup({
  title,
  level,
  isDense = false,
  children,
}: DescriptionGroupProps) {
  const id = useId();
  return (
    <GroupBox aria-labelledby={id} $isDense={isDense}>
      <Heading level={level} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </GroupBox>
  );
}
