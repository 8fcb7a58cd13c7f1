import { styled } from '../styled/styled.ts';
import { reset } from '../theme/reset.styles.ts';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export const BadgeBox = styled.span<{ readonly $tone: BadgeTone }>`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  max-inline-size: 100%;
  padding: 0.125em 0.625em 0.125em 0.4375em;
  border: 1px solid;
  border-radius: 1em;
  font-size: 0.875em;
  font-weight: 600;
  line-height: 1.5;
  ${({ $tone }) =>
    $tone === 'neutral'
      ? `border-color: var(--birrete-border); background-color: var(--birrete-page); color: var(--birrete-text-muted);`
      : `border-color: var(--birrete-${$tone}-border); background-color: var(--birrete-${$tone}-soft); color: var(--birrete-${$tone}-text);`}
`;
