import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  identifier,
  optionalFlag,
  optionalIdentifier,
  optionalName,
  optionalText,
} from './fields.ts';

function asRead(read?: boolean) {
  return (value: unknown): [unknown, boolean | undefined] => [value, read];
}

describe('a flag', () => {
  test.each<[unknown, boolean | undefined]>([
    ...[true, 1, '1', 'true', 'TRUE', ' True '].map(asRead(true)),
    ...['si', 'sí', 'Sí'].map(asRead(true)),
    ...[false, 0, -0, '0', 'false', 'False', ' FALSE '].map(asRead(false)),
    ...['no', 'No', ' NO', 'inactivo', 'Inactivo ', 'INACTIVO'].map(asRead(false)),
    ...[undefined, null, '', ' ', 2, '00', 'quizás', 'noviembre', 'activo', 'sin inactivo'].map(
      asRead(),
    ),
    ...[{}, [], [0], ['no'], { toString: 0 }].map(asRead()),
  ])('%j is %s', (value, read) => {
    expect(safeParse(optionalFlag, value)).toMatchObject({ success: true, output: read });
  });
});

describe('an identifier', () => {
  test.each([
    [7, 7],
    ['7', 7],
  ])('%j is %i', (value, read) => {
    expect(safeParse(identifier, value)).toMatchObject({ success: true, output: read });
    expect(safeParse(optionalIdentifier, value)).toMatchObject({ output: read });
  });

  test.each([0, -1, 1.5, '0', '9007199254740993', 1e20, '', 'x', null, undefined, true, {}])(
    '%j is none',
    (value) => {
      expect(safeParse(identifier, value).success).toBe(false);
      expect(safeParse(optionalIdentifier, value)).toMatchObject({
        success: true,
        output: undefined,
      });
    },
  );
});

describe('a text that may be missing', () => {
  test.each<[unknown, string | undefined]>([
    [' Caracas ', 'Caracas'],
    [12, '12'],
    ['  ', undefined],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
    [['Caracas'], undefined],
  ])('%j is %j', (value, read) => {
    expect(safeParse(optionalText, value)).toMatchObject({ success: true, output: read });
  });
});

describe('a name where some servers send an id', () => {
  test.each<[unknown, string | undefined]>([
    ['Super Admin', 'Super Admin'],
    ['Nivel 2', 'Nivel 2'],
    ['2.º nivel', '2.º nivel'],
    ['12', undefined],
    [3, undefined],
    [null, undefined],
  ])('%j is %j', (value, read) => {
    expect(safeParse(optionalName, value)).toMatchObject({ success: true, output: read });
  });
});
