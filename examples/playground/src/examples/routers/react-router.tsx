import { AdminConsole, GraduationProvider } from 'birrete/admin-console';
import { reactRouter } from 'birrete/routing/react-router';
import { createFakeAuth, fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';
import { createHashRouter, Link, RouterProvider } from 'react-router';

// With your API: { baseUrl: 'https://grados.universidad.edu' }, and no `auth`.
const api = { fetch: fakeFetch(graduationHandlers()) };
const auth = createFakeAuth({ role: 1 });

function Grados() {
  return (
    <GraduationProvider api={api} auth={auth} router={adapter}>
      <AdminConsole institution="Universidad Central" dashboard="live" />
    </GraduationProvider>
  );
}

/** Your router, with one route for all addresses of the console. */
const router = createHashRouter([
  { path: '/portal/grados/*', element: <Grados /> },
  { path: '*', element: <Link to="/portal/grados">Grados</Link> },
]);
const adapter = reactRouter(router, { mount: '/portal/grados' });

createRoot(document.getElementById('root') as HTMLElement).render(
  <RouterProvider router={router} />,
);
