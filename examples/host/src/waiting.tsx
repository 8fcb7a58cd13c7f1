import { hostMessages } from './host.messages.ts';

/** Shown while the first page's code loads. */
export function Waiting() {
  return (
    <p className="waiting" role="status">
      {hostMessages.loading}
    </p>
  );
}
