import { GraduationProvider, GraduationWizard } from 'birrete/graduation-wizard';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { inheritedTheme } from 'birrete/theme';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }
const api = { fetch: fakeFetch(graduationHandlers()) };
const root = document.getElementById('root') as HTMLElement;

/** Usually in the page's style sheet. */
root.style.setProperty('--birrete-brand', 'rgb(0 82 155)');
root.style.fontFamily = 'Georgia, serif';

createRoot(root).render(
  <GraduationProvider api={api} theme={{ ...inheritedTheme(root), radius: 'none' }}>
    <GraduationWizard />
  </GraduationProvider>,
);
