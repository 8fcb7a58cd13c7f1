import { callPaths, calls, methodOf, pathOf, refusalMessage } from 'birrete/contract';
import { createRoot } from 'react-dom/client';

const apply = callPaths.apply;

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <h1>
      {methodOf(apply)} {pathOf(apply)}
    </h1>
    <p>
      Refuses, for example, with: <q lang="es">{refusalMessage({ id: 'serverError' })}</q>
    </p>
    <h2>All {Object.keys(calls).length} calls</h2>
    <ul>
      {Object.values(callPaths).map((call) => (
        <li key={call}>{call}</li>
      ))}
    </ul>
  </>,
);
