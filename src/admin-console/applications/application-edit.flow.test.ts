import { describe, expect, it } from 'vitest';
import { anApplication } from './application.fixtures.ts';
import {
  beginEdit,
  changedElsewhere,
  checkEdit,
  type EditFields,
  fieldsOf,
  missingFields,
  withEdit,
  withMistakes,
  withText,
} from './application-edit.flow.ts';

const today = { year: 2026, month: 11, day: 20 };
const application = anApplication();
const check = (change: Partial<EditFields>) =>
  checkEdit({ ...fieldsOf(application), ...change }, today);
const mistakesOf = (change: Partial<EditFields>) => {
  const checked = check(change);
  return checked.status === 'invalid' ? checked.mistakes : {};
};

describe('the rules of the edit form (spec §5)', () => {
  it.each(['firstName', 'lastName', 'idNumber', 'email'] as const)('asks for %s', (field) => {
    expect(mistakesOf({ [field]: '  ' })).toEqual({ [field]: 'missing' });
  });

  it.each(['middleName', 'thirdName', 'secondLastName', 'phone', 'placeOfBirth', 'notes'] as const)(
    'does without %s',
    (field) => {
      expect(check({ [field]: '' }).status).toBe('valid');
    },
  );

  it.each(['ana', 'ana@correo', '@correo.ve', 'ana @correo.ve'])(
    'refuses the e-mail %s',
    (email) => {
      expect(mistakesOf({ email })).toEqual({ email: 'invalid-email' });
    },
  );

  it.each([
    ['31/02/2000', 'invalid-date'],
    ['3/5', 'invalid-date'],
    ['21/11/2026', 'future-date'],
  ])('refuses the birth date %s', (dateOfBirth, mistake) => {
    expect(mistakesOf({ dateOfBirth })).toEqual({ dateOfBirth: mistake });
  });

  it('takes today and no date at all', () => {
    expect(check({ dateOfBirth: '20/11/2026' }).status).toBe('valid');
    expect(check({ dateOfBirth: '' })).toMatchObject({ edit: { dateOfBirth: undefined } });
  });

  it('sends texts without the spaces around them', () => {
    expect(check({ firstName: '  Ana María ', phone: ' 0414 ' })).toMatchObject({
      edit: { firstName: 'Ana María', phone: '0414' },
    });
  });

  it('tells all that is missing at once, in the order of the form', () => {
    const mistakes = mistakesOf({ email: '', firstName: '', dateOfBirth: '99' });
    expect(missingFields(mistakes)).toEqual(['firstName', 'email']);
    expect(mistakes.dateOfBirth).toBe('invalid-date');
  });
});

describe('an edit under way', () => {
  it('takes away the error of the field that is edited and no other', () => {
    const wrong = withMistakes(beginEdit(application), { email: 'missing', lastName: 'missing' });
    const { mistakes } = withText(wrong, 'email', 'a');
    expect(missingFields(mistakes)).toEqual(['lastName']);
  });

  it('says what another administrator changed, unless it is what was typed here', () => {
    const session = withText(beginEdit(application), 'placeOfBirth', 'Caracas');
    const now = (placeOfBirth: string) => anApplication({ student: { placeOfBirth } });
    expect(changedElsewhere(session, application, 'placeOfBirth')).toBeUndefined();
    expect(changedElsewhere(session, now('Coro'), 'placeOfBirth')).toBe('Coro');
    expect(changedElsewhere(session, now('Caracas'), 'placeOfBirth')).toBeUndefined();
  });

  it('shows what was saved until the list says it', () => {
    const checked = check({ firstName: 'Eva', middleName: '', notes: 'Revisada' });
    if (checked.status !== 'valid') throw new Error('expected a valid edit');
    const edited = withEdit(application, checked.edit);
    expect(edited.student.name).toEqual({
      first: 'Eva',
      second: undefined,
      third: undefined,
      last: 'Pérez',
      secondLast: undefined,
    });
    expect(edited.notes).toBe('Revisada');
    expect(edited.career).toEqual(application.career);
  });
});
