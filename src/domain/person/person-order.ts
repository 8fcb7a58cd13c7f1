import { withBaseLetters } from '../text/base-letters.ts';
import { compareCodeUnits } from '../text/spanish-order.ts';
import type { PersonName } from './person-name.ts';

/** A person in a list. */
export interface ListedPerson extends PersonName {
  /** The code of the application, which decides between equal names. */
  readonly code?: string | null | undefined;
}

/**
 * Compares two people in the one order of the register: by the letters of the first surname, then of the second, then of
 * the given names, word by word, where a particle is a word and ñ comes after n. Only if no letter differs, accents
 * decide, then capitals, then the code, with its numbers by value.
 */
export function comparePeople(a: ListedPerson, b: ListedPerson): number {
  return compareCodeUnits(personOrderKey(a), personOrderKey(b));
}

/** Sorts rows in the order of the people that they are about, whose keys it computes once. */
export function sortPeople<Row>(
  rows: readonly Row[],
  personOf: (row: Row) => ListedPerson,
): readonly Row[] {
  return rows
    .map((row) => ({ row, key: personOrderKey(personOf(row)) }))
    .sort((a, b) => compareCodeUnits(a.key, b.key))
    .map(({ row }) => row);
}

/** Ends a level of the key. Lower than anything in a level, so that a shorter text comes first. */
const levelEnd = '\t';
/** Ends a part of the name. Lower than a space, which is lower than letters. */
const partEnd = '\n';

/**
 * The key of a person in the order of {@link comparePeople}: keys compare as texts do (`<`). Sorting by keys that are
 * computed once is faster than comparing names.
 */
export function personOrderKey(person: ListedPerson): string {
  const { firstName, secondName, thirdName, lastName, secondLastName, code } = person;
  const givenNames = [firstName, secondName, thirdName].filter(Boolean).join(' ');
  const name = tidyParts([lastName, secondLastName, givenNames].join(partEnd).normalize('NFD'));
  const lower = name.toLowerCase();
  const letters = lettersOf(lower);
  const accents = letters === lower ? '' : lower;
  return [letters, accents, name, codeKey(code ?? '')].join(levelEnd);
}

const apostrophes = /['’‘`´ʼ]/g;
/** All but Latin letters, their marks and spaces. */
const beyondNames = /[!-@[-`{-\u02ff\u0370-\uffff\t\v\f\r]/;
const separators = /[^\p{L}\p{M}\p{N}\n]+/gu;
const looseSpaces = / {2}| \n|\n |^ | $/;

/** Reduces the parts of a decomposed name to letters, digits and single spaces. */
function tidyParts(name: string): string {
  const plain = beyondNames.test(name)
    ? name.replace(apostrophes, '').replace(separators, ' ')
    : name;
  return looseSpaces.test(plain) ? plain.split(partEnd).map(tidyPart).join(partEnd) : plain;
}

function tidyPart(part: string): string {
  return part.trim().replace(/ +/g, ' ');
}

const beyondAscii = /[\u0080-\uffff]/;
const beyondMarks = /[\u0080-\u02ff\u0370-\uffff]/;
const enye = /n\u0303/g;
/** Sorts after all letters that can follow an n. */
const afterEveryLetter = '\uffff';
const latinMarks = /[\u0300-\u036f]+/g;
const marks = /\p{M}+/gu;

function lettersOf(lower: string): string {
  if (!beyondAscii.test(lower)) return lower;
  const spanish = lower.replace(enye, `n${afterEveryLetter}`);
  if (!beyondMarks.test(lower)) return spanish.replace(latinMarks, '');
  return withBaseLetters(spanish.replace(marks, ''));
}

/** A code whose numbers compare by value: AG-2026-999 comes before AG-2026-1000. */
function codeKey(code: string): string {
  return code.toUpperCase().replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}
