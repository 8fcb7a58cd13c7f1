import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useMatches, useNavigationType } from 'react-router';
import { documentTitle, hostMessages } from './host.messages.ts';
import { mainId } from './main-id.ts';
import type { RouteHandle } from './route-handle.ts';

/**
 * What every page has: a way past the header, a title, and the announcement of a change of page, which a browser makes
 * only when it loads one.
 */
export function PageFrame() {
  const title = documentTitle(useRouteTitle());
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
    </>
  );
}

function useRouteTitle(): string | undefined {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle?.title !== undefined)?.title;
}

/** Names the page, and after a change of page takes the focus to its beginning. */
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
    // Going back, the browser restores the place by itself.
    if (!isReturn) window.scrollTo(0, 0);
  }, [title, pathname, isReturn]);

  return announcement;
}
