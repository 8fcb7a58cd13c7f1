import { hostMessages } from './host.messages.ts';

/** Stands while the first page's code is on its way. */
export function Waiting() {
  return (
    <p className="waiting" role="status">
      {hostMessages.loading}
    </p>
  );
}
