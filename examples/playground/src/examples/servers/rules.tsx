import {
  advanceRegistryNumber,
  foldName,
  formatRegistryNumber,
  numberSeries,
  parseRegistryNumber,
  sortPeople,
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
    <h1>Acta numbers, in the order of people</h1>
    <ul>
      {sortPeople(graduates, (graduate) => graduate).map(({ id, lastName }) => (
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
