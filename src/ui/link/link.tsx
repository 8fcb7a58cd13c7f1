import type { AnchorHTMLAttributes } from 'react';
import { LinkText } from './link.styles.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A link within a text, underlined, because not everyone can distinguish it by colour. */
export function Link(props: LinkProps) {
  return <LinkText {...props} />;
}
