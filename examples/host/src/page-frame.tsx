import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Crest } from './crest.tsx';
import { documentTitle, hostMessages } from './host.messages.ts';
import { mainId } from './main-id.ts';
import { SiteLink } from './site-link.tsx';
import type { Arrival } from './site-visits.ts';

interface PageFrameProps {
  readonly visit: Arrival;
  readonly children: ReactNode;
}

/**
 * The common parts of every page: a skip link, a title, and an announcement of navigation, which browsers make only on
 * page loads.
 */
export function PageFrame({ visit, children }: PageFrameProps) {
  const announcement = usePageChange(visit);

  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {hostMessages.skipToContent}
      </a>
      <p className="announcement" role="status">
        {announcement}
      </p>
      {children}
      <footer className="site-footer">
        <SiteLink to="/datos">{hostMessages.dataTitle}</SiteLink>
      </footer>
    </>
  );
}

/** Sets the document's title, and moves the focus to the start of the page after a navigation. */
function usePageChange({ page, isReturn }: Arrival): string {
  const title = documentTitle(page.title);
  const former = useRef(page);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = title;
    if (former.current === page) return;
    former.current = page;
    setAnnouncement(title);
    document.getElementById(mainId)?.focus({ preventScroll: true });
    // On Back, the browser restores the scroll position.
    if (!isReturn) window.scrollTo(0, 0);
  }, [title, page, isReturn]);

  return announcement;
}

/** Layout of the pages behind the home page. The university's name links to the home page. */
export function InnerPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="inner-page">
      <header className="site-header">
        <SiteLink className="site-brand" to="/">
          <Crest />
          <span>
            <span className="site-institution">{hostMessages.institution}</span>{' '}
            <span className="site-product">{hostMessages.productName}</span>
          </span>
        </SiteLink>
      </header>
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
