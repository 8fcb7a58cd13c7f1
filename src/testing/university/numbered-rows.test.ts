import { expect, it } from 'vitest';
import { inRegisterOrder } from '#domain/registry/numbering/numbering.ts';
import { drawDataSet } from './data-sets.ts';
import { numberedRows } from './numbered-rows.ts';

it('numbers people of the same surnames by their given names, then by their codes', () => {
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
    named(2, 'AG-2026-999', 'Ana'),
    named(3, 'AG-2026-1001', 'Eva', 'Penzo'),
    named(4, 'AG-2026-002', 'Zoe'),
  ];
  const ordered = inRegisterOrder(numberedRows(people, careers), 'record');
  expect(ordered.map(({ code }) => code)).toEqual([
    'AG-2026-1001',
    'AG-2026-999',
    'AG-2026-1000',
    'AG-2026-002',
  ]);
});
