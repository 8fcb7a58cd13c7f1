import { checkTheme, type Theme } from 'birrete/theme';
import { createRoot } from 'react-dom/client';

const theme: Theme = { brand: '#ffd100' };
const { adjusted, failures, ignored } = checkTheme(theme);

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <h1>
      {failures.length} pairs of colours have too little contrast, {ignored.length} values are
      invalid
    </h1>
    <ul>
      {adjusted.map(({ scheme, token, brand, used }) => (
        <li key={scheme + token}>
          {scheme}: {token} uses {used} in place of {brand}
        </li>
      ))}
    </ul>
  </>,
);
