import { styled } from '../styled/styled.ts';
import { reset } from '../theme/reset.styles.ts';

export const EmptyStateBox = styled.div`
  ${reset}
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--birrete-space-3);
  padding: var(--birrete-space-7) var(--birrete-space-4);
  text-align: center;
`;

export const Mark = styled.span`
  ${reset}
  display: block;
  color: var(--birrete-border-strong);
`;

export const Title = styled.p`
  ${reset}
  display: block;
  max-inline-size: 28em;
  font-family: var(--birrete-heading-font);
  font-size: 1.125em;
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
`;

export const Explanation = styled.div`
  ${reset}
  display: block;
  max-inline-size: 34em;
  color: var(--birrete-text-muted);
  text-wrap: pretty;
`;

export const Action = styled.div`
  ${reset}
  display: block;
  padding-block-start: var(--birrete-space-2);
`;
