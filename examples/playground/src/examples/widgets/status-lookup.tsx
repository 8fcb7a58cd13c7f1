import { GraduationProvider, StatusLookup } from 'birrete/status-lookup';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }
const api = { fetch: fakeFetch(graduationHandlers()) };

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api} theme={{ brand: '#00529b' }}>
    <StatusLookup homeHref="?landing-page" />
  </GraduationProvider>,
);
