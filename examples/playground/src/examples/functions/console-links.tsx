import { consoleLink, consoleLinks } from 'birrete/admin-console';
import { createRoot } from 'react-dom/client';

/** The address of the dashboard; with a hash router, the address of the page followed by '#'. */
const grados = consoleLinks('?admin-console#');

/** For an e-mail, which can't know the router of the page. */
const application = consoleLink('?admin-console', { section: 'applications', id: 'AG-2026-008' });

createRoot(document.getElementById('root') as HTMLElement).render(
  <ul>
    <li>
      <a href={grados.applications({ ceremony: 2, status: 'pending' })}>Solicitudes pendientes</a>
    </li>
    <li>
      <a href={grados.application('AG-2026-008')}>Solicitud AG-2026-008</a>
    </li>
    <li>
      <a href={application}>Solicitud AG-2026-008, desde un correo</a>
    </li>
    <li>
      <a href={grados.ceremonies({ status: 'open' })}>Actos abiertos</a>
    </li>
  </ul>,
);
