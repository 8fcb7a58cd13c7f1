import { describe, expect, test } from 'vitest';
import { aCeremony } from '../ceremony.fixtures.ts';
import {
  type CeremonyFields,
  checkForm,
  emptyFields,
  fieldsOf,
  firstMistaken,
  isChanged,
  withoutMistake,
} from './ceremony-form.flow.ts';

const today = { year: 2026, month: 6, day: 15 };
const typed: CeremonyFields = {
  name: ' Acto de Grado Julio 2026 ',
  date: '10/07/2026',
  location: 'Aula Magna',
  description: '',
  record: '001',
  assigned: 'A-099',
  folio: '0501',
};

function mistakes(change: Partial<CeremonyFields>, earliest: typeof today | undefined = today) {
  const checked = checkForm({ ...typed, ...change }, earliest);
  return checked.status === 'valid' ? {} : checked.mistakes;
}

describe('the form asks for', () => {
  test.each([
    ['name', ' ', 'nameRequired'],
    ['date', '', 'dateRequired'],
    ['date', '31/02/2027', 'dateInvalid'],
    ['date', '14/06/2026', 'datePast'],
    ['location', '\t', 'locationRequired'],
    ['record', '', 'recordRequired'],
    ['assigned', ' ', 'assignedRequired'],
    ['folio', '', 'folioRequired'],
  ] as const)('%s: "%s" is %s', (field, text, mistake) => {
    expect(mistakes({ [field]: text })).toEqual({ [field]: mistake });
  });

  test('everything but the description', () => {
    const checked = checkForm(emptyFields, today);
    expect(checked.status === 'invalid' && Object.keys(checked.mistakes)).toEqual([
      'name',
      'date',
      'location',
      'record',
      'assigned',
      'folio',
    ]);
  });
});

test('today is no past day, and a past day may stay when editing', () => {
  expect(mistakes({ date: '15/06/2026' })).toEqual({});
  expect(checkForm({ ...typed, date: '10/07/2020' }, undefined).status).toBe('valid');
});

test('sends what was typed without the spaces around it; zeros stay', () => {
  expect(checkForm(typed, today)).toEqual({
    status: 'valid',
    draft: {
      name: 'Acto de Grado Julio 2026',
      date: { year: 2026, month: 7, day: 10 },
      location: 'Aula Magna',
      description: '',
      recordInitial: '001',
      assignedInitial: 'A-099',
      folioInitial: '0501',
    },
  });
});

test('an edited field loses its own mistake only', () => {
  const both = { name: 'nameRequired', folio: 'folioRequired' } as const;
  expect(withoutMistake(both, 'name')).toEqual({ folio: 'folioRequired' });
  expect(firstMistaken(both)).toBe('name');
});

test('a ceremony comes back out of its form as it went in', () => {
  const ceremony = aCeremony({ description: 'Promoción LXX' });
  const checked = checkForm(fieldsOf(ceremony), undefined);
  expect(checked).toMatchObject({
    draft: { date: ceremony.date, description: 'Promoción LXX', recordInitial: '001' },
  });
});

test('a ceremony with next to nothing opens an empty form', () => {
  const bare = aCeremony({
    name: '',
    date: undefined,
    location: undefined,
    initialNumbers: { record: undefined, assigned: undefined, folio: undefined },
  });
  expect(fieldsOf(bare)).toEqual(emptyFields);
});

test('knows whether closing would lose something', () => {
  expect(isChanged(typed, typed)).toBe(false);
  expect(isChanged({ ...typed, folio: '502' }, typed)).toBe(true);
});
