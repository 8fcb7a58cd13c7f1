import type { ReactNode } from 'react';
import { BirreteIcon } from '../icon/icons.tsx';
import { styled } from '../styled/styled.ts';

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

const EmptyStateBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--birrete-space-3);
  padding: var(--birrete-space-7) var(--birrete-space-4);
  text-align: center;
`;

const Mark = styled.span`
  display: block;
  color: var(--birrete-border-strong);
`;

const Title = styled.p`
  max-inline-size: 28em;
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-lead);
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
`;

const Explanation = styled.div`
  max-inline-size: 34em;
  color: var(--birrete-text-muted);
  text-wrap: pretty;
`;

const Action = styled.div`
  padding-block-start: var(--birrete-space-2);
`;
