import { AdminConsole, GraduationProvider } from 'birrete/admin-console';
import { hashRouter } from 'birrete/routing';
import { createFakeAuth, fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }, and no `auth`.
const api = { fetch: fakeFetch(graduationHandlers()) };
const auth = createFakeAuth({ role: 1 });

/** '#/' is the dashboard, '#/ceremonies' a section. Create the router once, outside the component. */
const router = hashRouter();

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api} auth={auth} router={router}>
    <AdminConsole basePath="/" institution="Universidad Central" dashboard="live" />
  </GraduationProvider>,
);
