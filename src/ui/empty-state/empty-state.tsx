import type { ReactNode } from 'react';
import { BirreteIcon } from '../icon/icons.tsx';
import { Action, EmptyStateBox, Explanation, Mark, Title } from './empty-state.styles.ts';

interface EmptyStateProps {
  /** States which kind of row is missing. */
  readonly title: string;
  /** The reason, and advice. */
  readonly children?: ReactNode;
  /** The button for the advice. */
  readonly action?: ReactNode;
  /** Decoration above the title. @default the cap */
  readonly icon?: ReactNode;
}

/** Replaces a list that has nothing to show. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <EmptyStateBox>
      <Mark>{icon ?? <BirreteIcon size="2.75em" />}</Mark>
      <Title>{title}</Title>
      {children === undefined ? null : <Explanation>{children}</Explanation>}
      {action === undefined ? null : <Action>{action}</Action>}
    </EmptyStateBox>
  );
}
