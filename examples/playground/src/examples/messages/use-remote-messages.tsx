import { GraduationProvider, GraduationWizard } from 'birrete/graduation-wizard';
import { useRemoteMessages } from 'birrete/messages/react';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }
const api = { fetch: fakeFetch(graduationHandlers()) };

/** The address of a JSON file on your server: `{ "wizard": { "title": "Pide tu título" } }`. */
const file = new URL('../../grados.json', import.meta.url).href;

function Page() {
  const remote = useRemoteMessages(file);
  if (remote.kind === 'waiting') return <p>Cargando…</p>;
  return (
    <GraduationProvider api={api} messages={remote.messages}>
      <GraduationWizard />
    </GraduationProvider>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
