import type { ReactNode } from 'react';
import { CardBox } from './card.styles.ts';

interface CardProps {
  /** The element; a `section` or `form` needs a name. @default 'div' */
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** `none` for contents that reach the edge, such as tables. @default 'normal' */
  readonly padding?: 'normal' | 'none' | undefined;
  /** Id of the heading that names a `section` or `article`. */
  readonly 'aria-labelledby'?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A sheet of paper on the page. */
export function Card({ as = 'div', padding = 'normal', children, ...rest }: CardProps) {
  return (
    <CardBox as={as} $padding={padding} {...rest}>
      {children}
    </CardBox>
  );
}
