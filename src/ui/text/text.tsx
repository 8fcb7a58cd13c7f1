import type { ReactNode } from 'react';
import { TextBox, type TextSize, type TextTone } from './text.styles.ts';

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

/** A paragraph without margins, out of reach of a host's rules for `p`. */
export function Text({ as = 'p', size = 'normal', tone = 'normal', id, children }: TextProps) {
  return (
    <TextBox as={as} id={id} $size={size} $tone={tone}>
      {children}
    </TextBox>
  );
}
