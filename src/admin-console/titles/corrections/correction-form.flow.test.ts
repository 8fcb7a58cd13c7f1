import { describe, expect, test } from 'vitest';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import { aTitleEntry } from '#domain/registry/title-entry.fixtures.ts';
import {
  checkCorrection,
  correctionFields,
  initialValues,
  isSameCorrection,
} from './correction-form.flow.ts';

const today = { year: 2026, month: 8, day: 10 };
const title = aTitle();
const resolution = { number: ' CU-1 ', date: '03/08/2026', body: 'Consejo', reason: 'Error' };
const valuesWith = (change: object = {}) => ({ ...initialValues(title), ...resolution, ...change });

describe('an annulment', () => {
  const check = (change: object = {}) =>
    checkCorrection(valuesWith(change), { kind: 'annulled', title, today });

  test('has the trimmed resolution', () => {
    const date = { year: 2026, month: 8, day: 3 };
    expect(check()).toEqual({
      status: 'valid',
      input: {
        kind: 'annulled',
        titleId: 1,
        resolution: { number: 'CU-1', date, body: 'Consejo', reason: 'Error' },
      },
    });
  });

  test.each([
    [{ number: ' ' }, { number: 'numberRequired' }],
    [{ date: '' }, { date: 'dateRequired' }],
    [{ date: '31/02/2026' }, { date: 'dateInvalid' }],
    [{ date: '11/08/2026' }, { date: 'dateFuture' }],
    [{ body: '' }, { body: 'bodyRequired' }],
    [{ reason: '' }, { reason: 'reasonRequired' }],
  ])('with %j is not valid', (change, problems) => {
    expect(check(change)).toEqual({ status: 'invalid', problems });
  });

  test('needs no name', () => {
    expect(check({ firstName: '' }).status).toBe('valid');
    expect(correctionFields('annulled')).not.toContain('firstName');
  });
});

describe('a rectification', () => {
  const check = (change: object = {}) =>
    checkCorrection(valuesWith(change), { kind: 'rectified', title, today });

  test('changes something', () => {
    const problems = { firstName: 'nothingChanged' };
    expect(check()).toEqual({ status: 'invalid', problems });
    expect(check({ firstName: ' Ana ' })).toEqual({ status: 'invalid', problems });
  });

  test('has every text of the new title', () => {
    const corrected = {
      firstName: 'Ana',
      secondName: '',
      thirdName: '',
      lastName: 'Péres',
      secondLastName: 'Zea',
      idNumber: '18234567',
      degreeTitle: 'Licenciada en Química',
    };
    expect(check({ lastName: 'Péres' })).toMatchObject({ status: 'valid', input: { corrected } });
  });

  test('hides the former name only where that was chosen, which changes nothing by itself', () => {
    const hidesFormerName = 'yes';
    expect(check({ lastName: 'Péres' })).toMatchObject({ input: { hidesFormerName: false } });
    expect(check({ lastName: 'Péres', hidesFormerName })).toMatchObject({
      input: { hidesFormerName: true },
    });
    expect(check({ hidesFormerName }).status).toBe('invalid');
  });

  test.each(['firstName', 'lastName', 'idNumber', 'degreeTitle'])('needs %s', (field) => {
    expect(check({ [field]: ' ' })).toEqual({
      status: 'invalid',
      problems: { [field]: 'fieldRequired' },
    });
  });
});

test('an entry is the one that was sent if title, kind and number are the same', () => {
  const entry = aTitleEntry({ kind: 'annulled' });
  const input = {
    kind: 'annulled',
    titleId: 1,
    resolution: { ...entry.resolution, date: today },
  } as const;
  expect(isSameCorrection(entry, input)).toBe(true);
  expect(isSameCorrection(entry, { ...input, titleId: 2 })).toBe(false);
  expect(isSameCorrection(entry, { ...input, kind: 'duplicated' })).toBe(false);
  const other = { ...input.resolution, number: 'CU-2' };
  expect(isSameCorrection(entry, { ...input, resolution: other })).toBe(false);
});
