import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export const AlertBox = styled.div.attrs(part('alert'))<{ readonly $tone: AlertTone }>`
  display: flex;
  align-items: flex-start;
  gap: var(--birrete-space-3);
  padding: 0.875em 1em;
  border: 1px solid ${({ $tone }) => `var(--birrete-${$tone}-border)`};
  border-radius: var(--birrete-radius-medium);
  background-color: ${({ $tone }) => `var(--birrete-${$tone}-soft)`};
  color: var(--birrete-text);
`;

export const Mark = styled.span<{ readonly $tone: AlertTone }>`
  display: block;
  flex: none;
  color: ${({ $tone }) => `var(--birrete-${$tone}-text)`};
`;

export const Texts = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Title = styled.p<{ readonly $tone: AlertTone }>`
  color: ${({ $tone }) => `var(--birrete-${$tone}-text)`};
  font-weight: 600;
`;

export const Body = styled.div``;

export const Action = styled.div`
  padding-block-start: 0.625em;
`;
