import { expect, it } from 'vitest';
import type { AdditionalField } from '#domain/document/additional-fields.ts';
import { fieldValuesAt, refuseFieldReferences } from './field-values.ts';

const modalidad = (
  value: string,
  place: Partial<Pick<AdditionalField, 'careerId' | 'ceremonyId'>> = {},
): AdditionalField => ({
  name: 'modalidad',
  value,
  careerId: undefined,
  ceremonyId: undefined,
  ...place,
});

const general = modalidad('presencial');
const ofCareer = modalidad('virtual', { careerId: 4 });
const ofCeremony = modalidad('híbrida', { ceremonyId: 7 });
const ofBoth = modalidad('a distancia', { careerId: 4, ceremonyId: 7 });

it.each([
  [[], undefined],
  [[general], 'presencial'],
  [[ofCareer, general], 'virtual'],
  [[ofCeremony, ofCareer, general], 'híbrida'],
  [[ofBoth, ofCeremony, ofCareer, general], 'a distancia'],
])('of %j the most specific one counts: %s', (fields, value) => {
  expect(fieldValuesAt(fields, { careerId: 4, ceremonyId: 7 }).modalidad).toBe(value);
});

it('leaves out fields of other careers and ceremonies', () => {
  const place = { careerId: 5, ceremonyId: 8 };
  expect(fieldValuesAt([ofCareer, ofCeremony, ofBoth], place)).toEqual({});
});

it.each([
  [false, false, 'careerUnknown'],
  [true, false, 'ceremonyUnknown'],
  [true, true, undefined],
])('career known: %s, ceremony known: %s, refused with %s', (hasCareer, hasCeremony, id) => {
  expect(refuseFieldReferences(hasCareer, hasCeremony)?.id).toBe(id);
});
