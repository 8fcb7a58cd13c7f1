import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useMatches, useNavigationType } from 'react-router';
import { Crest } from './crest.tsx';
import { documentTitle, hostMessages } from './host.messages.ts';

/**
 * The common parts of every page: a skip link, a title, and an announcement of navigation, which browsers make only on
 * page loads.
 */
export function PageFrame() {
  const title = titleOf(useMatches());
  const announcement = usePageChange(title);

  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {hostMessages.skipToContent}
      </a>
      <p className="announcement" role="status">
        {announcement}
      </p>
      <Outlet />
      <footer className="site-footer">
        <Link to="/datos">{hostMessages.dataTitle}</Link>
      </footer>
    </>
  );
}

interface Match {
  readonly handle?: unknown;
}

/** The document's title at the matched routes. */
export function titleOf(matches: readonly Match[]): string {
  const handles = matches.map(({ handle }) => handle as RouteHandle | undefined);
  return documentTitle(handles.findLast((handle) => handle?.title !== undefined)?.title);
}

/** Sets the document's title, and moves the focus to the start of the page after a navigation. */
function usePageChange(title: string): string {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const former = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = title;
    if (former.current === pathname) return;
    former.current = pathname;
    setAnnouncement(title);
    document.getElementById(mainId)?.focus({ preventScroll: true });
    // On Back, the browser restores the scroll position.
    if (!isReturn) window.scrollTo(0, 0);
  }, [title, pathname, isReturn]);

  return announcement;
}

interface InnerPageProps {
  /** @default the page at the address */
  readonly children?: ReactNode;
}

/** Layout of the pages behind the home page. The university's name links to the home page. */
export function InnerPage({ children = <Outlet /> }: InnerPageProps) {
  return (
    <div className="inner-page">
      <header className="site-header">
        <Link className="site-brand" to="/">
          <Crest />
          <span>
            <span className="site-institution">{hostMessages.institution}</span>{' '}
            <span className="site-product">{hostMessages.productName}</span>
          </span>
        </Link>
      </header>
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** Id of the page's main part, the target of the skip link. */
export const mainId = 'contenido';

/** A route's settings for the surrounding frame. */
export interface RouteHandle {
  /** The page's part of the document's title. */
  readonly title?: string;
}
