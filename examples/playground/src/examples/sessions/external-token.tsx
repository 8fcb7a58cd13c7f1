import { AdminConsole, GraduationProvider } from 'birrete/admin-console';
import { externalToken } from 'birrete/auth/external-token';
import { hashRouter } from 'birrete/routing';
import { fakeFetch, fakeSession, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

/** Your portal, which has already signed the user in. The fake API accepts the token of `fakeSession`. */
const portal = {
  user: { name: 'Mariela Rondón', isRegistrar: true },
  accessToken: async () => fakeSession(1).token,
  askToSignIn: () => location.assign('?sign-in'),
};

// With your API: { baseUrl: 'https://grados.universidad.edu' }
const api = { fetch: fakeFetch(graduationHandlers()) };
const router = hashRouter();

/** The console admits users with `isAdministrator`. */
const auth = externalToken({
  getToken: portal.accessToken,
  getUser: () => ({ fullName: portal.user.name, isAdministrator: portal.user.isRegistrar }),
  onSessionOver: portal.askToSignIn,
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api} auth={auth} router={router}>
    <AdminConsole basePath="/" institution="Universidad Central" dashboard="live" />
  </GraduationProvider>,
);
