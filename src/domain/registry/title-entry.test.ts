import { expect, test } from 'vitest';
import { type StandingEntry, titleStanding } from './title-entry.ts';

const resolution = {
  number: '0123-2026',
  date: '2026-07-01',
  body: 'Consejo Universitario',
  reason: 'El apellido se escribió sin tilde.',
};
const annulled: StandingEntry<string> = { kind: 'annulled', resolution };
const duplicated: StandingEntry<string> = { kind: 'duplicated', resolution };
const rectified: StandingEntry<string> = { kind: 'rectified', resolution, replacedBy: 9 };

test.each([
  [[], { kind: 'valid', duplicates: 0 }],
  [[duplicated, duplicated], { kind: 'valid', duplicates: 2 }],
  [[duplicated, annulled], { kind: 'annulled', resolution, duplicates: 1 }],
  [[rectified], { kind: 'rectified', by: 9, hidesFormerName: false, resolution, duplicates: 0 }],
])('%#: the entries of a title decide its standing', (entries, standing) => {
  expect(titleStanding(entries)).toEqual(standing);
});
