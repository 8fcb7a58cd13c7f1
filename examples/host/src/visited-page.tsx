import { useSyncExternalStore } from 'react';
import { FailedPage, PageBoundary } from './failed-page.tsx';
import { hostMessages } from './host.messages.ts';
import { InnerPage, PageFrame } from './page-frame.tsx';
import type { Arrival, SiteVisits } from './site-visits.ts';

/** The page at the address, in its frame. */
export function VisitedPage({ visits }: { readonly visits: SiteVisits }) {
  const visit = useSyncExternalStore(visits.subscribe, visits.current, visits.current);
  if (visit.status === 'loading') return <Waiting />;
  const { page } = visit;
  const content = (
    <PageBoundary page={page}>
      <PageContent visit={visit} />
    </PageBoundary>
  );
  return page.layout === 'bare' ? content : <PageFrame visit={visit}>{content}</PageFrame>;
}

function PageContent({ visit }: { readonly visit: Arrival }) {
  if (visit.status === 'failed') return <FailedPage reason="code" />;
  const { page, Page } = visit;
  return page.layout === 'inner' ? (
    <InnerPage>
      <Page />
    </InnerPage>
  ) : (
    <Page />
  );
}

/** Shown while the code of the first page loads. */
function Waiting() {
  return (
    <p className="waiting" role="status">
      {hostMessages.loading}
    </p>
  );
}
