import { describe, expect, it } from 'vitest';
import { anApplication } from '#domain/application/application.fixtures.ts';
import { checkEdit, editValues, missingFields, withEdit } from './application-edit.flow.ts';

const today = { year: 2026, month: 11, day: 20 };
const application = anApplication();
const check = (change: Partial<ReturnType<typeof editValues>>) =>
  checkEdit({ ...editValues(application), ...change }, editValues(application), today);
const editProblems = (change: Partial<ReturnType<typeof editValues>>) => {
  const checked = check(change);
  return checked.status === 'invalid' ? checked.problems : {};
};

describe('the rules of the edit form', () => {
  it.each(['firstName', 'lastName', 'idNumber', 'email'] as const)('asks for %s', (field) => {
    expect(editProblems({ [field]: '  ' })).toEqual({ [field]: 'missing' });
    expect(editProblems({ [field]: ' \u3164' })).toEqual({ [field]: 'missing' });
  });

  it.each(['secondName', 'thirdName', 'secondLastName', 'phone', 'placeOfBirth', 'notes'] as const)(
    'does without %s',
    (field) => {
      expect(check({ [field]: '' }).status).toBe('valid');
    },
  );

  it.each(['ana', 'ana@correo', '@correo.ve', 'ana @correo.ve'])(
    'refuses the e-mail %s',
    (email) => {
      expect(editProblems({ email })).toEqual({ email: 'invalid-email' });
    },
  );

  it('leaves out the invisible characters that were copied with an e-mail', () => {
    const checked = check({ email: '\u202aana@gmail.com\u202c\u200b' });
    expect(checked).toMatchObject({ status: 'valid', input: { email: 'ana@gmail.com' } });
  });

  it.each([
    ['31/02/2000', 'invalid-date'],
    ['3/5', 'invalid-date'],
    ['21/11/2026', 'future-date'],
    ['31/12/1899', 'too-early-date'],
  ])('refuses the birth date %s', (dateOfBirth, problem) => {
    expect(editProblems({ dateOfBirth })).toEqual({ dateOfBirth: problem });
  });

  it('accepts today and an empty date', () => {
    expect(check({ dateOfBirth: '20/11/2026' }).status).toBe('valid');
    expect(check({ dateOfBirth: '' })).toMatchObject({ input: { dateOfBirth: undefined } });
  });

  it.each([
    ['firstName', 200],
    ['phone', 40],
    ['notes', 2000],
  ] as const)('limits %s to %i characters', (field, max) => {
    expect(check({ [field]: '🎓'.repeat(max) }).status).toBe('valid');
    expect(editProblems({ [field]: '🎓'.repeat(max + 1) })).toEqual({ [field]: 'too-long' });
  });

  it('accepts an earlier birth date of the server unless it is changed', () => {
    const old = anApplication({ student: { dateOfBirth: { year: 1899, month: 12, day: 31 } } });
    const saved = editValues(old);
    expect(checkEdit({ ...saved, firstName: 'Eva' }, saved, today).status).toBe('valid');
    expect(checkEdit({ ...saved, dateOfBirth: '30/12/1899' }, saved, today)).toMatchObject({
      problems: { dateOfBirth: 'too-early-date' },
    });
  });

  it('accepts a longer text of the server unless it is changed', () => {
    const long = anApplication({ student: { placeOfBirth: 'a'.repeat(300) } });
    const saved = editValues(long);
    expect(checkEdit({ ...saved, firstName: 'Eva' }, saved, today).status).toBe('valid');
    expect(checkEdit({ ...saved, placeOfBirth: 'b'.repeat(300) }, saved, today)).toEqual({
      status: 'invalid',
      problems: { placeOfBirth: 'too-long' },
    });
  });

  it('trims texts', () => {
    expect(check({ firstName: '  Ana María ', phone: ' 0414 ' })).toMatchObject({
      input: { firstName: 'Ana María', phone: '0414' },
    });
  });

  it('reports all missing fields at once, in display order', () => {
    const problems = editProblems({ email: '', firstName: '', dateOfBirth: '99' });
    expect(missingFields(problems)).toEqual(['firstName', 'email']);
    expect(problems.dateOfBirth).toBe('invalid-date');
  });
});

describe('a saved edit', () => {
  it('is applied to the row until the list is read again', () => {
    const checked = check({ firstName: 'Eva', secondName: '', notes: 'Revisada' });
    if (checked.status !== 'valid') throw new Error('expected a valid edit');
    const edited = withEdit(application, checked.input);
    expect(edited.student).toEqual({
      ...application.student,
      firstName: 'Eva',
      secondName: '',
      thirdName: '',
      secondLastName: '',
      phone: '',
    });
    expect(edited.notes).toBe('Revisada');
    expect(edited.career).toEqual(application.career);
  });
});
