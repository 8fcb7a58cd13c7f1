import { hostMessages } from './host.messages.ts';

interface PageFailureProps {
  /** @default 'code' */
  readonly reason?: 'code' | 'crash';
}

/** Says that a page cannot be shown. Browsers request a module that did not arrive again only after a reload. */
export function PageFailure({ reason = 'code' }: PageFailureProps) {
  return (
    <p className="page-notice" role="alert">
      {reason === 'code' ? hostMessages.loadFailed : hostMessages.pageFailed}{' '}
      <button type="button" onClick={() => location.reload()}>
        {hostMessages.reload}
      </button>
    </p>
  );
}
