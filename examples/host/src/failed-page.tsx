import { hostMessages } from './host.messages.ts';
import { InnerPage } from './page-frame.tsx';

/** Replaces a page whose code did not arrive, or that failed. Browsers request a failed module again after a reload only. */
export function FailedPage() {
  return (
    <InnerPage>
      <p className="page-notice" role="alert">
        {hostMessages.loadFailed}{' '}
        <button type="button" onClick={() => location.reload()}>
          {hostMessages.reload}
        </button>
      </p>
    </InnerPage>
  );
}
