import { GraduationProvider, StatusLookup } from 'birrete/status-lookup';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <GraduationProvider api={{ baseUrl: '' }}>
    <StatusLookup />
  </GraduationProvider>,
);
