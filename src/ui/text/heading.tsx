import type { ReactNode, Ref } from 'react';
import type { HeadingLevel } from '#react/heading-level.ts';
import { HeadingText } from './heading.styles.ts';

interface HeadingProps {
  /** Rank in the page's outline; `size` sets the style. */
  readonly level: HeadingLevel;
  /** @default 'section' */
  readonly size?: 'display' | 'title' | 'section' | 'small' | undefined;
  readonly id?: string | undefined;
  /** `-1` for a heading that receives the focus when a step or a screen changes. */
  readonly tabIndex?: -1 | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** A heading in the institution's serif. It has no margins: the parent sets the distances. */
export function Heading({ level, size = 'section', headingRef, children, ...rest }: HeadingProps) {
  return (
    <HeadingText as={`h${level}`} ref={headingRef} $size={size} {...rest}>
      {children}
    </HeadingText>
  );
}
