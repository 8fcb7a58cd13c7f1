import { hostMessages } from './host.messages.ts';

/** Says that the code of a page did not arrive. Browsers request a failed module again only after a reload. */
export function LoadFailure() {
  return (
    <p className="page-notice" role="alert">
      {hostMessages.loadFailed}{' '}
      <button type="button" onClick={() => location.reload()}>
        {hostMessages.reload}
      </button>
    </p>
  );
}
