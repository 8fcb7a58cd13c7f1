import type { ReactNode } from 'react';
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

type TextSize = keyof typeof sizes;
type TextTone = keyof typeof inks;

const TextBox = styled.p<{ readonly $size: TextSize; readonly $tone: TextTone }>`
  display: block;
  color: ${({ $tone }) => inks[$tone]};
  font-size: ${({ $size }) => sizes[$size]};
  text-wrap: pretty;
`;

interface TextProps {
  /** @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | undefined;
  /** @default 'normal' */
  readonly size?: TextSize | undefined;
  /** @default 'normal' */
  readonly tone?: TextTone | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** A paragraph without margins, unaffected by a host's rules for `p`. */
export function Text({ as = 'p', size = 'normal', tone = 'normal', id, children }: TextProps) {
  return (
    <TextBox as={as} id={id} $size={size} $tone={tone}>
      {children}
    </TextBox>
  );
}

interface BreakableTextProps {
  readonly text: string;
}

/** A text in which an overlong e-mail address breaks before its @ first, not within a word. */
export function BreakableText({ text }: BreakableTextProps) {
  const at = text.indexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
