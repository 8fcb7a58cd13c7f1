import { designTokenSheet, designTokens } from 'birrete/theme';
import { createRoot } from 'react-dom/client';

const theme = { brand: '#00529b' };

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <h1>Design tokens</h1>
    <h2>For design tools (DTCG JSON)</h2>
    <pre>{JSON.stringify(designTokens(theme), undefined, 2)}</pre>
    <h2>For style sheets</h2>
    <pre>{designTokenSheet(theme)}</pre>
  </>,
);
