import { GraduationProvider, GraduationWizard } from 'birrete/graduation-wizard';
import { loadMessages } from 'birrete/messages';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }
const api = { fetch: fakeFetch(graduationHandlers()) };

/** The address of a JSON file on your server: `{ "wizard": { "title": "Pide tu título" } }`. */
const file = new URL('../../grados.json', import.meta.url).href;

const messages = await loadMessages(file);

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api} messages={messages}>
    <GraduationWizard />
  </GraduationProvider>,
);
