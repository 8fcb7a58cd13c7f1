import { expect, test } from 'vitest';
import { applyFields } from '#domain/application/field-names.ts';
import { type DetailsField, detailsFieldLayout } from './details-fields.ts';

/** Autofill field names of the HTML standard for personal details. */
const standard = [
  'name',
  'honorific-prefix',
  'given-name',
  'additional-name',
  'family-name',
  'honorific-suffix',
  'nickname',
  'bday',
  'bday-day',
  'bday-month',
  'bday-year',
  'sex',
  'email',
  'tel',
];

const isDetail = (name: string): name is DetailsField =>
  name !== 'ceremonyId' && name !== 'careerId';

test('the browser may autofill fields with a name in the HTML standard, each once', () => {
  const tokens = applyFields
    .filter(isDetail)
    .map((name) => detailsFieldLayout(name).autoComplete)
    .filter((token) => token !== undefined && token !== 'off');
  expect(tokens.filter((token) => !standard.includes(String(token)))).toEqual([]);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(tokens).toEqual(
    expect.arrayContaining(['given-name', 'additional-name', 'family-name', 'bday', 'email']),
  );
});
