import { LoadFailure } from './load-failure.tsx';
import { InnerPage } from './page-frame.tsx';

/** Replaces a page whose code did not arrive during a visit, or that failed. */
export function FailedPage() {
  return (
    <InnerPage>
      <LoadFailure />
    </InnerPage>
  );
}
