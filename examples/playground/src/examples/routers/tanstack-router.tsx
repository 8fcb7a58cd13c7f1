import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router';
import { AdminConsole, GraduationProvider } from 'birrete/admin-console';
import { tanstackRouter } from 'birrete/routing/tanstack-router';
import { createFakeAuth, fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

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
const root = createRootRoute();
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/portal/grados/$', component: Grados }),
  createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Link to="/portal/grados/$">Grados</Link>,
  }),
]);
const router = createRouter({ routeTree, history: createHashHistory() });
const adapter = tanstackRouter(router, { mount: '/portal/grados' });

createRoot(document.getElementById('root') as HTMLElement).render(
  <RouterProvider router={router} />,
);
