import {
  advanceRegistryNumber,
  compareSpanish,
  foldName,
  formatRegistryNumber,
  numberSeries,
  parseRegistryNumber,
} from 'birrete/rules';
import { createRoot } from 'react-dom/client';

const careerOrders = { record: 1, assigned: 1, folio: 1 };
const graduates = [
  { id: 1, code: 'AG-2026-001', lastName: 'Ñáñez', careerOrders },
  { id: 2, code: 'AG-2026-002', lastName: 'Núñez', careerOrders },
];

const first = parseRegistryNumber('A-099');
const numbers = numberSeries(graduates, 'record', first);

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <h1>Acta numbers, in Spanish order</h1>
    <ul>
      {graduates
        .toSorted((a, b) => compareSpanish(a.lastName, b.lastName))
        .map(({ id, lastName }) => (
          <li key={id}>
            {lastName}: {numbers.get(id)?.number}
          </li>
        ))}
    </ul>
    <p>
      After them: {first && formatRegistryNumber(advanceRegistryNumber(first, graduates.length))}.
      Equal names: {String(foldName('José  Peña') === foldName('jose pena'))}.
    </p>
  </>,
);
