import { AdminConsole } from 'birrete/admin-console';
import { hostMessages } from '../host.messages.ts';

/** Sign-in and console: /login and all paths under /admin. */
export function ConsolePage() {
  return <AdminConsole institution={hostMessages.institution} serverRendered />;
}
