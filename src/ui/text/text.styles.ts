import { styled } from '../styled/styled.ts';

const sizes = {
  small: 'var(--birrete-size-small)',
  normal: '1em',
  lead: 'var(--birrete-size-lead)',
} as const;
const inks = {
  normal: 'var(--birrete-text)',
  muted: 'var(--birrete-text-muted)',
  accent: 'var(--birrete-accent-text)',
  danger: 'var(--birrete-danger-text)',
} as const;

export type TextSize = keyof typeof sizes;
export type TextTone = keyof typeof inks;

export const TextBox = styled.p<{ readonly $size: TextSize; readonly $tone: TextTone }>`
  display: block;
  color: ${({ $tone }) => inks[$tone]};
  font-size: ${({ $size }) => sizes[$size]};
  text-wrap: pretty;
`;
