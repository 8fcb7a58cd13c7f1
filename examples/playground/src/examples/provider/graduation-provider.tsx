import { GraduationProvider, GraduationWizard } from 'birrete/graduation-wizard';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }
const api = { fetch: fakeFetch(graduationHandlers()) };
const log = document.createElement('output');
document.body.append(log);

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider
    api={api}
    locale="es-VE"
    theme={{ brand: '#00529b', colorScheme: 'auto', radius: 'medium' }}
    messages={{ wizard: { title: 'Pide tu título' } }}
    onEvent={(event) => log.append(`${event.type} `)}
    onError={(error) => log.append(`${error} `)}
  >
    <GraduationWizard statusHref="?status-lookup&codigo={code}" />
  </GraduationProvider>,
);
