import { AdminConsole, GraduationProvider } from 'birrete/admin-console';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <GraduationProvider api={{ baseUrl: '' }}>
    <AdminConsole />
  </GraduationProvider>,
);
