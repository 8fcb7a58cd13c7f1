import type { ReactNode } from 'react';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

const CardBox = styled.div.attrs(part('card'))<{ readonly $padding: 'normal' | 'none' }>`
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

  @container birrete (width < 14em) {
    padding-inline: ${({ $padding }) => ($padding === 'normal' ? 'var(--birrete-space-3)' : '0')};
  }
`;

interface CardProps {
  /** The element; a `section` or `form` needs a name. @default 'div' */
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** `none` for contents that extend to the edge, such as tables. @default 'normal' */
  readonly padding?: 'normal' | 'none' | undefined;
  /** Id of the heading that names a `section` or `article`. */
  readonly 'aria-labelledby'?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A raised area on the page. */
export function Card({ as = 'div', padding = 'normal', children, ...rest }: CardProps) {
  return (
    <CardBox as={as} $padding={padding} {...rest}>
      {children}
    </CardBox>
  );
}
