import { GraduationProvider, SignIn } from 'birrete/admin-console';
import { memoryRouter } from 'birrete/routing';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }. Here `admin` signs in with `birrete-demo`.
const api = { fetch: fakeFetch(graduationHandlers()) };

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api} router={memoryRouter()}>
    <SignIn institution="Universidad Central" forgotPasswordHref="/recuperar" />
  </GraduationProvider>,
);
