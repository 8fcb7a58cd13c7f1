import { ConstructedStyles } from 'birrete/constructed-styles';
import { GraduationProvider, StatusLookup } from 'birrete/status-lookup';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }
const api = { fetch: fakeFetch(graduationHandlers()) };

createRoot(document.getElementById('root') as HTMLElement).render(
  <ConstructedStyles>
    <GraduationProvider api={api}>
      <StatusLookup />
    </GraduationProvider>
  </ConstructedStyles>,
);
