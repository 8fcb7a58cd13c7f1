import { GraduationProvider, LandingPage } from 'birrete/landing-page';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={{}} theme={{ brand: '#00529b' }}>
    <LandingPage
      institution="Universidad Central"
      applyHref="?graduation-wizard"
      statusHref="?status-lookup"
      loginHref="?admin-console"
    />
  </GraduationProvider>,
);
