import { GraduationProvider, GraduationWizard } from 'birrete/graduation-wizard';
import { mergeMessages } from 'birrete/messages';
import { english } from 'birrete/messages/en';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }
const api = { fetch: fakeFetch(graduationHandlers()) };

/** Also: `catalan` from 'birrete/messages/ca', `portuguese` from 'birrete/messages/pt-BR'. */
const messages = mergeMessages(english, { wizard: { title: 'Apply for your degree' } });

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api} locale="en" messages={messages}>
    <GraduationWizard />
  </GraduationProvider>,
);
