import { GraduationProvider, TitleVerification } from 'birrete/title-verification';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <GraduationProvider api={{ baseUrl: '' }}>
    <TitleVerification />
  </GraduationProvider>,
);
