import { expect, test } from 'vitest';
import { isApplicationCode, normalizeApplicationCode } from './application-code.ts';
import { parseApplicationStatus } from './application-status.ts';
import { parseCeremonyStatus } from './ceremony-status.ts';
import { isEmailLike } from './email.ts';
import { formatOccurrence, parseOccurrence } from './occurrence.ts';
import { joinPersonName } from './person-name.ts';

test.each([
  ['PENDIENTE', 'pending'],
  ['CONFIRMADO', 'confirmed'],
  ['CONFIRMADA', 'confirmed'],
  ['RECHAZADO', 'rejected'],
  ['RECHAZADA', 'rejected'],
  ['confirmed', 'confirmed'],
  ['rejected', 'rejected'],
  ['en revisión', 'pending'],
  ['', 'pending'],
])('application status %s reads as %s', (text, status) => {
  expect(parseApplicationStatus(text)).toBe(status);
});

test.each([
  ['ABIERTO', 'open'],
  ['abierto', 'open'],
  ['OPEN', 'open'],
  ['CERRADO', 'closed'],
  ['COMPLETADO', 'completed'],
  ['COMPLETED', 'completed'],
  ['completado', 'completed'],
  ['SUSPENDIDO', 'unknown'],
])('ceremony status %s reads as %s', (text, status) => {
  expect(parseCeremonyStatus(text)).toBe(status);
});

test('a code is kept in upper case without spaces around it', () => {
  expect(normalizeApplicationCode('  ag-2026-007 ')).toBe('AG-2026-007');
});

test.each([
  ['AG-2026-007', true],
  ['AG-2026-1000', true],
  ['AG-26-007', false],
  ['XX-2026-007', false],
])('%s looks like a code: %s', (code, expected) => {
  expect(isApplicationCode(code)).toBe(expected);
});

test.each([
  ['ana@correo.ve', true],
  [' ana@correo.ve ', true],
  ['ana@correo', false],
  ['ana correo@x.ve', false],
  ['@correo.ve', false],
])('%s looks like an address: %s', (text, expected) => {
  expect(isEmailLike(text)).toBe(expected);
});

test('a name leaves no gap where a part is missing', () => {
  expect(
    joinPersonName({ first: ' María-José ', second: '', last: "D'Angelo", secondLast: 'Ñáñez' }),
  ).toBe("María-José D'Angelo Ñáñez");
});

test('a day without a time stays that day, a moment keeps its hour', () => {
  const day = parseOccurrence('15/07/2026');
  expect(day && formatOccurrence(day, 'es')).toBe('15 de julio de 2026');
  const moment = parseOccurrence('2026-07-15T14:30:00Z');
  expect(moment?.kind).toBe('moment');
  expect(parseOccurrence('pronto')).toBeUndefined();
});
