import { expect, test } from 'vitest';
import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import { severalSignatories } from './several-signatories.ts';
import { signingOffices } from './signatory-of.ts';

const [template] = shippedTemplates;
if (template === undefined) throw new Error('No template is shipped.');
const [office] = signingOffices(template);
if (office === undefined) throw new Error('Nobody signs the shipped template.');

const [own, other] = [1, 2];

const official = (name: string, facultyId?: number, validFrom = '2026-01-01') => ({
  name,
  office,
  facultyId,
  validFrom,
  validUntil: undefined,
});

test.each([
  ['two officials of all faculties', [official('Una'), official('Otro')], ['Una', 'Otro']],
  ['two of a faculty', [official('Una', own), official('Otro', own)], ['Una', 'Otro']],
  ['one of a faculty, before two of all', [official('Una', own), official('A'), official('B')], []],
  ['two of another faculty', [official('Una', other), official('Otro', other)], []],
  [
    'one who is not in office yet',
    [official('Una'), official('Otro', undefined, '2027-01-01')],
    [],
  ],
])('%s', (_, officials, names) => {
  const found = severalSignatories(template, officials, { day: '2026-06-15', faculties: [own] });
  const problem = { kind: 'several-signatories', office, names };
  expect(found).toEqual(names.length === 0 ? [] : [problem]);
});

test('an office is named once for all faculties that it signs for', () => {
  const officials = [official('Una'), official('Otro')];
  const day = { day: '2026-06-15', faculties: [own, other, undefined] };
  expect(severalSignatories(template, officials, day)).toHaveLength(1);
});
