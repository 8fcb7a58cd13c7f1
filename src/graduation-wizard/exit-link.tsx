import type { MouseEvent, ReactNode } from 'react';
import { useInternalLink } from '../provider/internal-link.ts';
import { LinkButton } from '../ui/button/link-button.tsx';

export interface ExitLinkProps {
  /** @default '/' */
  readonly homeHref: string | undefined;
  /** Replaces the navigation to `homeHref`. */
  readonly onExit: (() => void) | undefined;
  readonly variant: 'secondary' | 'quiet';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** The link out of the wizard. It keeps its address even if the host handles the press. */
export function ExitLink({ homeHref = '/', onExit, variant, icon, children }: ExitLinkProps) {
  const followLink = useInternalLink();
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    if (onExit === undefined) return followLink(event);
    event.preventDefault();
    onExit();
  };
  return (
    <LinkButton variant={variant} href={homeHref} icon={icon} onClick={leave}>
      <span>{children}</span>
    </LinkButton>
  );
}
