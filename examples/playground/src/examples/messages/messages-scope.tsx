import { MessagesScope } from 'birrete/messages/react';
import { GraduationProvider, StatusLookup } from 'birrete/status-lookup';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }
const api = { fetch: fakeFetch(graduationHandlers()) };

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api}>
    <MessagesScope messages={{ status: { title: 'Consulta de pregrado' } }}>
      <StatusLookup headingLevel={2} />
    </MessagesScope>
    <MessagesScope messages={{ status: { title: 'Consulta de posgrado' } }}>
      <StatusLookup headingLevel={2} codeParameter={false} />
    </MessagesScope>
  </GraduationProvider>,
);
