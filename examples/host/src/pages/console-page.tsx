import { AdminConsole } from 'birrete/admin-console';
import { hostMessages } from '../host.messages.ts';

/** Sign-in and back office: /login and everything under /admin. */
export function ConsolePage() {
  return <AdminConsole institution={hostMessages.institution} />;
}
