import type { AnchorHTMLAttributes } from 'react';
import { LinkText } from './link.styles.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Its target. */
  readonly href: string;
}

/** A link within a text, underlined: colour alone would hide it from some. */
export function Link(props: LinkProps) {
  return <LinkText {...props} />;
}
