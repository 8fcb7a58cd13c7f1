import { Component, type ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
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
      <LoadFailure reason={reason} />
    </InnerPage>
  );
}

interface PageBoundaryProps {
  readonly page: SitePage;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  /** The page that failed, until another is visited. */
  readonly failed?: SitePage | undefined;
}

/** Shows a failure in place of a page that throws. React logs the error. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  override componentDidCatch() {
    this.setState({ failed: this.props.page });
  }

  override render() {
    const { page, children } = this.props;
    return this.state.failed === page ? <FailedPage reason="crash" /> : children;
  }
}
