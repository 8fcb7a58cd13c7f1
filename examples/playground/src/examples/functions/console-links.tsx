import { consoleLinks } from 'birrete/admin-console';
import { createRoot } from 'react-dom/client';

/** The address of the dashboard; with a hash router, the address of the page followed by '#'. */
const grados = consoleLinks('?admin-console#');

createRoot(document.getElementById('root') as HTMLElement).render(
  <ul>
    <li>
      <a href={grados.applications({ ceremony: 2, status: 'pending' })}>Solicitudes pendientes</a>
    </li>
    <li>
      <a href={grados.ceremonies({ status: 'open' })}>Actos abiertos</a>
    </li>
  </ul>,
);
