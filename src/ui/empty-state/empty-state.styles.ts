import { styled } from '../styled/styled.ts';

export const EmptyStateBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--birrete-space-3);
  padding: var(--birrete-space-7) var(--birrete-space-4);
  text-align: center;
`;

export const Mark = styled.span`
  display: block;
  color: var(--birrete-border-strong);
`;

export const Title = styled.p`
  max-inline-size: 28em;
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-lead);
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
`;

export const Explanation = styled.div`
  max-inline-size: 34em;
  color: var(--birrete-text-muted);
  text-wrap: pretty;
`;

export const Action = styled.div`
  padding-block-start: var(--birrete-space-2);
`;
