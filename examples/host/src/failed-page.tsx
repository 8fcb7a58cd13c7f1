import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure.tsx';
import { InnerPage } from './page-frame.tsx';
import type { SitePage } from './site-pages.ts';

interface FailedPageProps {
  /** `code` if it did not arrive during a visit, `crash` if the page failed to render. */
  readonly reason: 'code' | 'crash';
}

/** Replaces a page that cannot be shown. The site around it stays usable. */
export function FailedPage({ reason }: FailedPageProps) {
  return (
    <InnerPage>
      <PageFailure reason={reason} />
    </InnerPage>
  );
}

interface PageBoundaryProps {
  readonly page: SitePage;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly page: SitePage;
  readonly hasFailed: boolean;
}

/** Shows a failure in place of a page that throws, until another is visited. React logs the error. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { page: this.props.page, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ page }: PageBoundaryProps, state: PageBoundaryState) {
    return page === state.page ? null : { page, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? <FailedPage reason="crash" /> : this.props.children;
  }
}
