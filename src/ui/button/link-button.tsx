import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { TextSpan } from '../text/inline-text.styles.ts';
import { type ButtonVariant, LinkButtonBox } from './button.styles.ts';

interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The target, which works without script and in a new tab. */
  readonly href: string;
  /** @default 'primary' */
  readonly variant?: ButtonVariant | undefined;
  /** Decoration before the text. */
  readonly icon?: ReactNode;
}

/** A link with the style of a button: it navigates, and changes nothing. */
export function LinkButton({ variant = 'primary', icon, children, ...rest }: LinkButtonProps) {
  return (
    <LinkButtonBox {...rest} data-variant={variant}>
      {icon}
      <TextSpan>{children}</TextSpan>
    </LinkButtonBox>
  );
}
