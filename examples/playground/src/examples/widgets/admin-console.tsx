import { AdminConsole, GraduationProvider } from 'birrete/admin-console';
import { hashRouter } from 'birrete/routing';
import { createFakeAuth, fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }, and no `auth`: the console then shows its sign-in form.
const api = { fetch: fakeFetch(graduationHandlers()) };
const auth = createFakeAuth({ role: 1 });

// The part of the address after '#', for a server that answers a single address. Otherwise use
// browserRouter({ mount: '/portal/grados' }) from 'birrete/routing'.
const router = hashRouter();

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api} auth={auth} router={router} theme={{ brand: '#00529b' }}>
    <AdminConsole basePath="/" institution="Universidad Central" dashboard="live" />
  </GraduationProvider>,
);
