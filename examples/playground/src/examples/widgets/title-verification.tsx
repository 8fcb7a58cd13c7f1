import { fakeFetch, fakeVerificationCode, graduationHandlers } from 'birrete/testing';
import { GraduationProvider, TitleVerification } from 'birrete/title-verification';
import { createRoot } from 'react-dom/client';

// With your API: { baseUrl: 'https://grados.universidad.edu' }
const api = { fetch: fakeFetch(graduationHandlers({ extras: ['verification'] })) };

createRoot(document.getElementById('root') as HTMLElement).render(
  <GraduationProvider api={api} theme={{ brand: '#00529b' }}>
    <TitleVerification code={fakeVerificationCode(1)} homeHref="?landing-page" />
  </GraduationProvider>,
);
