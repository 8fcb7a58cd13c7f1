import { GraduationProvider, GraduationWizard } from 'birrete/graduation-wizard';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }
const api = { fetch: fakeFetch(graduationHandlers()) };

/** A live region that exists before its text, so that screen readers announce it. */
const notices = document.createElement('output');
document.body.append(notices);

/** Shows the widgets' notices in place of toasts. Create it once, outside the component. */
const notifications = {
  show: ({ title, detail = '' }: { title: string; detail?: string | undefined }) => {
    notices.value = `${title} ${detail}`;
  },
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api} notifications={notifications}>
    <GraduationWizard />
  </GraduationProvider>,
);
