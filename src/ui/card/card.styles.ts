import { styled } from '../styled/styled.ts';

export const CardBox = styled.div<{ readonly $padding: 'normal' | 'none' }>`
  min-inline-size: 0;
  padding: ${({ $padding }) => ($padding === 'normal' ? 'var(--birrete-space-6)' : '0')};
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-large);
  background-color: var(--birrete-surface);
  color: var(--birrete-text);
  box-shadow: var(--birrete-card-shadow);

  @container birrete (width < 36em) {
    padding: ${({ $padding }) => ($padding === 'normal' ? 'var(--birrete-space-5) var(--birrete-space-4)' : '0')};
  }
`;
