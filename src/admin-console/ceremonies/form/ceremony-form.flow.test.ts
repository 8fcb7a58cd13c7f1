import { describe, expect, test } from 'vitest';
import { aCeremony } from '#domain/ceremony/ceremony.fixtures.ts';
import {
  type CeremonyValues,
  ceremonyValues,
  checkCeremony,
  emptyValues,
  isSameCeremony,
  withInput,
} from './ceremony-form.flow.ts';

const today = { year: 2026, month: 6, day: 15 };
const values: CeremonyValues = {
  name: ' Acto de Grado Julio 2026 ',
  date: '10/07/2026',
  location: 'Aula Magna',
  description: '',
  record: '001',
  assigned: 'A-099',
  folio: '0501',
};

function problems(change: Partial<CeremonyValues>, earliest: typeof today | undefined = today) {
  const checked = checkCeremony({ ...values, ...change }, earliest);
  return checked.status === 'valid' ? {} : checked.problems;
}

describe('the form requires', () => {
  test.each([
    ['name', ' ', 'nameRequired'],
    ['date', '', 'dateRequired'],
    ['date', '31/02/2027', 'dateInvalid'],
    ['date', '14/06/2026', 'datePast'],
    ['location', '\t', 'locationRequired'],
    ['record', '', 'recordRequired'],
    ['assigned', ' ', 'assignedRequired'],
    ['folio', '', 'folioRequired'],
  ] as const)('%s: "%s" is %s', (field, text, problem) => {
    expect(problems({ [field]: text })).toEqual({ [field]: problem });
  });

  test('everything but the description', () => {
    const checked = checkCeremony(emptyValues, today);
    expect(checked.status === 'invalid' && Object.keys(checked.problems)).toEqual([
      'name',
      'date',
      'location',
      'record',
      'assigned',
      'folio',
    ]);
  });
});

test('accepts today, and a past date when editing', () => {
  expect(problems({ date: '15/06/2026' })).toEqual({});
  expect(checkCeremony({ ...values, date: '10/07/2020' }, undefined).status).toBe('valid');
});

test('trims the input and preserves leading zeros', () => {
  expect(checkCeremony(values, today)).toEqual({
    status: 'valid',
    input: {
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

test('an unchanged form yields the same ceremony', () => {
  const ceremony = aCeremony({ description: 'Promoción LXX' });
  const checked = checkCeremony(ceremonyValues(ceremony), undefined);
  expect(checked).toMatchObject({
    input: { date: ceremony.date, description: 'Promoción LXX', recordInitial: '001' },
  });
});

test('a ceremony with hardly any data opens an empty form', () => {
  const bare = aCeremony({
    name: '',
    date: undefined,
    location: undefined,
    initialNumbers: { record: undefined, assigned: undefined, folio: undefined },
  });
  expect(ceremonyValues(bare)).toEqual(emptyValues);
});

test('a saved ceremony has the sent values until the list is read again', () => {
  const ceremony = aCeremony({ version: '7' });
  const checked = checkCeremony(values, today);
  if (checked.status !== 'valid') throw new Error('expected a valid form');
  const saved = withInput(ceremony, checked.input);
  expect(checkCeremony(ceremonyValues(saved), today)).toEqual(checked);
  expect(saved).toMatchObject({ id: ceremony.id, status: ceremony.status, version: '7' });
});

test('distinguishes ceremonies with the same name by date and location', () => {
  const checked = checkCeremony(values, today);
  if (checked.status !== 'valid') throw new Error('expected a valid form');
  const { input } = checked;
  const same = withInput(aCeremony(), input);
  expect(isSameCeremony({ ...same, name: 'ACTO DE GRADO JULIO 2026' }, input)).toBe(true);
  expect(isSameCeremony({ ...same, date: { ...input.date, day: 11 } }, input)).toBe(false);
  expect(isSameCeremony({ ...same, location: 'Patio' }, input)).toBe(false);
  expect(isSameCeremony({ ...same, date: undefined, location: undefined }, input)).toBe(true);
});
