import { describe, expect, it } from 'vitest';
import { anApplication } from '../application.fixtures.ts';
import {
  beginEdit,
  changedElsewhere,
  checkEdit,
  type EditFields,
  fieldsIn,
  fieldsOf,
  isChanged,
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

  it.each(['secondName', 'thirdName', 'secondLastName', 'phone', 'placeOfBirth', 'notes'] as const)(
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
    const { mistakes } = withText(wrong, application, 'email', 'a');
    expect(missingFields(mistakes)).toEqual(['lastName']);
  });

  it('is nothing to lose once the text is as it was', () => {
    const typed = withText(beginEdit(application), application, 'phone', '0414');
    expect(isChanged(typed, application)).toBe(true);
    expect(isChanged(withText(typed, application, 'phone', ''), application)).toBe(false);
  });

  it('shows what was saved until the list says it', () => {
    const checked = check({ firstName: 'Eva', secondName: '', notes: 'Revisada' });
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

describe('an edit of a row that another administrator changes meanwhile', () => {
  const session = withText(beginEdit(application), application, 'placeOfBirth', 'Caracas');
  const now = anApplication({ student: { placeOfBirth: 'Coro', phone: '0414' } });

  it('keeps what was typed and takes over the rest, so that saving takes nothing back', () => {
    expect(fieldsIn(session, now)).toMatchObject({ placeOfBirth: 'Caracas', phone: '0414' });
  });

  it('says of each field what the other did', () => {
    expect(changedElsewhere(session, application, 'placeOfBirth')).toBeUndefined();
    expect(changedElsewhere(session, now, 'placeOfBirth')).toEqual({
      kind: 'kept',
      theirs: 'Coro',
    });
    expect(changedElsewhere(session, now, 'phone')).toEqual({ kind: 'taken', former: '' });
    expect(changedElsewhere(session, now, 'firstName')).toBeUndefined();
  });

  it('says nothing where both wrote the same', () => {
    const same = anApplication({ student: { placeOfBirth: 'Caracas' } });
    expect(changedElsewhere(session, same, 'placeOfBirth')).toBeUndefined();
    expect(isChanged(session, same)).toBe(false);
  });

  it('lets the former text be typed again over theirs', () => {
    const back = withText(session, now, 'placeOfBirth', 'Mérida');
    expect(fieldsIn(back, now).placeOfBirth).toBe('Mérida');
  });
});
