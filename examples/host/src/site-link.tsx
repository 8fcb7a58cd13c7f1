import type { RouterAdapter } from 'birrete/routing';
import { createContext, type MouseEvent, type ReactNode, use } from 'react';

/** The site's router, for its links. */
export const SiteRouter = createContext<RouterAdapter | undefined>(undefined);

interface SiteLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a page of the site, which a plain click opens without a page load. */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  const router = use(SiteRouter);
  const follow = (event: MouseEvent) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (router === undefined || hasModifier) return;
    event.preventDefault();
    // Paints the press before the new page renders.
    setTimeout(() => router.navigate(to, { replace: router.getLocation().pathname === to }));
  };
  return <a {...link} href={to} onClick={follow} />;
}
