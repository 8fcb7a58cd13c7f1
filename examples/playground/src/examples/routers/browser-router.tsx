import { AdminConsole, GraduationProvider } from 'birrete/admin-console';
import { browserRouter } from 'birrete/routing';
import { createFakeAuth, fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }, and no `auth`.
const api = { fetch: fakeFetch(graduationHandlers()) };
const auth = createFakeAuth({ role: 1 });

/**
 * The dashboard is at '/portal/grados', the sections are beneath it. The server answers all these addresses with the
 * page. Create the router once, outside the component.
 */
const router = browserRouter({ mount: '/portal/grados' });

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api} auth={auth} router={router}>
    <AdminConsole institution="Universidad Central" dashboard="live" />
  </GraduationProvider>,
);
