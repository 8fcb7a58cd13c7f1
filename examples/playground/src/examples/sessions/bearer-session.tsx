import { AdminConsole, GraduationProvider } from 'birrete/admin-console';
import { bearerSession } from 'birrete/auth/bearer-session';
import { hashRouter } from 'birrete/routing';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }. Here `admin` signs in with `birrete-demo`. The session
// ends after three minutes without a call, and the console warns two minutes before.
const handlers = graduationHandlers({ extras: ['session-end'], sessionSeconds: 180 });
const api = { fetch: fakeFetch(handlers) };
const router = hashRouter();

/** Separates this console's session from that of another console of the same site. */
const auth = bearerSession({ namespace: 'posgrado' });

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api} auth={auth} router={router}>
    <AdminConsole basePath="/" institution="Universidad Central" dashboard="live" />
  </GraduationProvider>,
);
