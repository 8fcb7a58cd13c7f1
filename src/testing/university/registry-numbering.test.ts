import { expect, it } from 'vitest';
import { drawDataSet } from './data-sets.ts';
import { advanceNumber, inNumberingOrder } from './registry-numbering.ts';

it.each([
  ['001', 0, '001'],
  ['001', 1, '002'],
  ['099', 1, '100'],
  ['999', 1, '1000'],
  ['A-009', 1, 'A-010'],
  ['12-B', 3, '15-B'],
  ['00000000000000000009', 1, '00000000000000000010'],
])('%s and %i steps are %s', (number, steps, expected) => {
  expect(advanceNumber(number, steps)).toBe(expected);
});

it('numbers people of the same surnames by their codes, as the years count them', () => {
  const { applications, careers } = drawDataSet('demo', { today: '2026-06-15' });
  const [somebody] = applications;
  if (somebody === undefined) throw new Error('The demonstration has no application');
  const named = (id: number, application_code: string, first_name: string, last_name = 'Peña') => ({
    ...somebody,
    id,
    application_code,
    first_name,
    last_name,
  });
  const people = [
    named(1, 'AG-2026-1000', 'Ana'),
    named(2, 'AG-2026-999', 'Zoe'),
    named(3, 'AG-2026-1001', 'Eva', 'Penzo'),
  ];
  const ordered = inNumberingOrder(people, careers, 'record');
  expect(ordered.map((row) => row.application_code)).toEqual([
    'AG-2026-1001',
    'AG-2026-999',
    'AG-2026-1000',
  ]);
});
