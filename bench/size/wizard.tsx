import { GraduationProvider, GraduationWizard } from 'birrete/graduation-wizard';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <GraduationProvider api={{ baseUrl: '' }}>
    <GraduationWizard />
  </GraduationProvider>,
);
