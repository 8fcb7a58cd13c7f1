import { expect, test } from 'vitest';
import { applicationKeys } from '#admin-console/applications/list/application-keys.flow.ts';
import { duplicateFinder } from '#admin-console/applications/list/duplicates.flow.ts';
import { provesDocument } from '#contract/look-up.ts';
import { anApplication } from '#domain/application/application.fixtures.ts';
import { parseIdentityNumber, personKey } from '#domain/person/identity-number.ts';
import { findingsOfPerson } from '#domain/person/person-findings.ts';
import { formatIdentityNumber } from '#domain/person/printed-identity-number.ts';
import { checkField } from '#graduation-wizard/draft/field-checks.ts';
import { context, fullDraft } from '#graduation-wizard/wizard.fixtures.ts';
import { compareRows } from './compare-rows.ts';
import { declinedIdentityNumbers, identityNumbers, incompleteNumbers } from './identity-numbers.ts';

test('every writing of a number belongs to one person', () => {
  const { found, expected } = compareRows(
    identityNumbers,
    ([text, type]) => personKey(type, text),
    ([, , key]) => key,
  );
  expect(found).toEqual(expected);
});

test('every writing of a number is printed alike', () => {
  const { found, expected } = compareRows(
    identityNumbers,
    ([text, type]) => formatIdentityNumber(type, text),
    ([, , , printed]) => printed,
  );
  expect(found).toEqual(expected);
});

test('a printed number is the number of the same person, and prints the same again', () => {
  for (const [text, type, , printed] of identityNumbers) {
    expect(formatIdentityNumber(type, printed), text).toBe(printed);
    expect(parseIdentityNumber(type, printed).core, text).toBe(
      parseIdentityNumber(type, text).core,
    );
  }
});

test('the last three digits prove a number, with or without the letter that checks it', () => {
  for (const [text] of identityNumbers) {
    const digits = text.normalize('NFKC').replace(/\D/g, '');
    if (digits.length < 3) continue;
    expect(provesDocument(digits.slice(-3), text), text).toBe(true);
    expect(provesDocument(text, text), text).toBe(true);
    expect(provesDocument('999', text), text).toBe(false);
  }
  for (const proof of ['567', '67K', '567-k', '18.234.567-K', '18234567']) {
    expect(provesDocument(proof, 'RUT 18.234.567−K'), proof).toBe(true);
  }
  for (const proof of ['67', 'K', '', '--7']) {
    expect(provesDocument(proof, '18.234.567-K'), proof).toBe(false);
  }
});

test('step 3 of the wizard accepts what a server accepts, and nothing else', () => {
  const problemOf = (idNumber: string) =>
    checkField('idNumber', { ...fullDraft, idNumber }, context);
  for (const [text] of identityNumbers) expect(problemOf(text), text).toBeUndefined();
  for (const text of declinedIdentityNumbers) {
    expect(problemOf(text), text).toBe('problemIdNumberForm');
  }
});

test('an incomplete number has a finding, and no other number has one', () => {
  const { found, expected } = compareRows(
    identityNumbers,
    ([idNumber, identificationType]) =>
      findingsOfPerson({ identificationType, idNumber }).map(({ kind }) => kind),
    (row) => (incompleteNumbers.includes(row) ? ['incomplete-number'] : []),
  );
  expect(found).toEqual(expected);
  expect(findingsOfPerson({ identificationType: 'CI', idNumber: ' ' })).toEqual([]);
});

test('the console finds all applications of one person', () => {
  const rows = identityNumbers.map(([idNumber, identificationType], index) =>
    anApplication({ id: index + 1, student: { idNumber, identificationType } }),
  );
  const finder = duplicateFinder(rows, applicationKeys(rows, []));
  const { found, expected } = compareRows(
    identityNumbers,
    (row) => finder.othersOf(rows[identityNumbers.indexOf(row)] ?? anApplication()).length,
    ([, , key]) => identityNumbers.filter((other) => other[2] === key).length - 1,
  );
  expect(found).toEqual(expected);
});
