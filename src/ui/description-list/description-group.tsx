import { type ReactNode, useId } from 'react';
import { css } from 'styled-components';
import type { HeadingLevel } from '#react/heading-level.ts';
import { styled } from '../styled/styled.ts';
import { Heading } from '../text/heading.tsx';

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

const GroupBox = styled.section<{ readonly $isDense: boolean }>`
  display: grid;
  grid-template-columns: minmax(9em, 1fr) minmax(0, 3fr);
  ${({ $isDense }) => ($isDense ? dense : roomy)}

  & + & {
    border-block-start: 1px solid var(--birrete-border);
  }
`;
