import { doctor, showDoctor } from 'birrete/doctor';
import { createRoot } from 'react-dom/client';

/** Without `api`, the doctor checks the page only. */
const options = { language: 'en' } as const;

const findings = await doctor(options);

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <h1>Findings: {findings.length}</h1>
    <button type="button" onClick={() => showDoctor(document.body, options)}>
      Show them in a panel
    </button>
  </>,
);
