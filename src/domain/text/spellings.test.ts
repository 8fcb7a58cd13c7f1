import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isApplicationCode, normalizeApplicationCode } from '../application/application-code.ts';
import { parseApplicationStatus } from '../application/application-status.ts';
import { formatTimestamp, parseTimestamp } from '../calendar/timestamp.ts';
import { parseCeremonyStatus } from '../ceremony/ceremony-status.ts';
import { joinPersonName } from '../person/person-name.ts';
import { isEmailLike } from './email.ts';

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

test('a code is normalised to upper case without surrounding spaces', () => {
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

test('a full name has no gap for a missing part', () => {
  expect(
    joinPersonName({
      firstName: ' María-José ',
      secondName: '',
      lastName: "D'Angelo",
      secondLastName: 'Ñáñez',
    }),
  ).toBe("María-José D'Angelo Ñáñez");
});

test('a date without a time stays that day, a moment keeps its time', () => {
  const day = parseTimestamp('15/07/2026');
  expect(day && formatTimestamp(day, 'es')).toBe('15 de julio de 2026');
  const moment = parseTimestamp('2026-07-15T14:30:00Z');
  expect(moment?.kind).toBe('moment');
  expect(parseTimestamp('pronto')).toBeUndefined();
});

/** A text in any mixture of case, with blanks around it. */
function anyCase(text: string) {
  const size = text.length;
  const blanks = fc.constantFrom('', ' ', '\t', '  ');
  return fc
    .tuple(blanks, fc.array(fc.boolean(), { minLength: size, maxLength: size }), blanks)
    .map(([before, isUpper, after]) => {
      const letters = [...text].map((letter, at) =>
        isUpper[at] ? letter.toUpperCase() : letter.toLowerCase(),
      );
      return before + letters.join('') + after;
    });
}

describe('any spelling of a server', () => {
  test.each([
    ['confirmed', ['CONFIRMADO', 'CONFIRMADA', 'CONFIRMED']],
    ['rejected', ['RECHAZADO', 'RECHAZADA', 'REJECTED']],
  ])('every spelling of an application that is %s reads so', (status, known) => {
    fc.assert(
      fc.property(fc.constantFrom(...known).chain(anyCase), (text) => {
        expect(parseApplicationStatus(text)).toBe(status);
      }),
    );
  });

  test('an application with any other status is pending', () => {
    const decided = /^\s*(confirm|rechaz|reject)/i;
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!decided.test(text));
        expect(parseApplicationStatus(text)).toBe('pending');
      }),
    );
  });

  test.each([
    ['open', ['ABIERTO', 'OPEN']],
    ['closed', ['CERRADO', 'CLOSED']],
    ['completed', ['COMPLETADO', 'COMPLETED']],
  ])('every spelling of a ceremony that is %s reads so', (status, known) => {
    fc.assert(
      fc.property(fc.constantFrom(...known).chain(anyCase), (text) => {
        expect(parseCeremonyStatus(text)).toBe(status);
      }),
    );
  });

  test('a ceremony with any other status is neither open nor completed', () => {
    const known = /^\s*(abierto|open|cerrado|closed|complet)/i;
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!known.test(text));
        expect(parseCeremonyStatus(text)).toBe('unknown');
      }),
    );
  });
});

/** Includes property names of every object, which are no status. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'),
);

const part = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', 'de  la', ' María-José ', "D'Angelo", 'Ñáñez', '\u00a0'),
);
const anyName = fc.record({
  firstName: part,
  secondName: fc.option(part, { nil: undefined }),
  thirdName: fc.option(part, { nil: undefined }),
  lastName: part,
  secondLastName: fc.option(part, { nil: undefined }),
});

test('a full name has every word of its parts with letters, in order, with single spaces', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const { firstName, secondName = '', thirdName = '', lastName, secondLastName = '' } = name;
      const parts = [firstName, secondName, thirdName, lastName, secondLastName];
      const withLetters = parts.filter((text) => /\p{L}/u.test(text));
      const terms = (withLetters.length === 0 ? parts : withLetters).flatMap((text) =>
        text.split(/\s+/).filter((word) => word !== ''),
      );
      expect(joinPersonName(name)).toBe(terms.join(' '));
    }),
  );
});

test('joining a full name again does not change it', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const joined = joinPersonName(name);
      expect(joinPersonName({ firstName: joined, lastName: '' })).toBe(joined);
    }),
  );
});
