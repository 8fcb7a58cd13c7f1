import { describe, expect, test, vi } from 'vitest';
import type { Warn } from '#messages/warn-developer.ts';
import { context, fullDraft } from '../wizard.fixtures.ts';
import { emptyDraft } from './application-draft.ts';
import type { WizardField } from './host-name.ts';
import { type InitialValues, mergePrefill, prefill } from './initial-values.ts';

function fill(initialValues: object, readOnlyFields?: readonly WizardField[]) {
  const warn = vi.fn<Warn>();
  const values = initialValues as InitialValues;
  const host = { initialValues: values, readOnlyFields, identificationTypes: ['V', 'E', 'P'] };
  const filled = prefill(emptyDraft, host, context, warn);
  return { ...filled, warnings: warn.mock.calls.map(([, message]) => message) };
}

describe('values of the host', () => {
  test('fill a draft as if they were typed', () => {
    const { draft, warnings } = fill({
      ceremony: 7,
      career: ' Carrera 5 ',
      gender: 'Femenino',
      identificationType: 'V',
      idNumber: '24.567.890',
      firstName: 'María-José',
      secondName: undefined,
      thirdName: null,
      dateOfBirth: '2000-05-03T00:00:00Z',
    });
    expect(draft).toEqual({
      ...emptyDraft,
      ceremonyId: 7,
      careerId: 5,
      genderId: 2,
      identificationType: 'V',
      idNumber: '24.567.890',
      firstName: 'María-José',
      dateOfBirth: '03/05/2000',
    });
    expect(warnings).toEqual([]);
  });

  test.each([
    ['an unknown field', { nickname: 'Majo' }, 'nickname is no field of the wizard'],
    ['a field by its name in the draft', { ceremonyId: 7 }, 'ceremonyId is no field of the wizard'],
    ['a ceremony that is not open', { ceremony: 99 }, 'ceremony is not offered'],
    ['a career by an unknown name', { career: 'Alquimia' }, 'career is not offered'],
    ['an unknown identification type', { identificationType: 'DNI' }, 'is not offered'],
    ['a number in place of a text', { firstName: 5 }, 'firstName is no text'],
    ['a text that is too long', { placeOfBirth: 'á'.repeat(201) }, '(problemTooLong)'],
    ['a date that does not exist', { dateOfBirth: '31/02/2000' }, '(problemDateForm)'],
    ['an invalid e-mail', { email: 'maria@correo' }, '(problemEmailForm)'],
  ])('leave out %s', (_, values, warning) => {
    const { draft, warnings } = fill(values);
    expect(draft).toEqual(emptyDraft);
    expect(warnings).toEqual([expect.stringContaining(warning)]);
  });

  test('leave out a name that several careers have', () => {
    const [first, second] = context.choices.careers;
    if (first === undefined || second === undefined) throw new Error('two careers are needed');
    const careers = [first, { ...second, name: first.name }];
    const choices = { ...context.choices, careers };
    const host = {
      initialValues: { career: first.name },
      readOnlyFields: undefined,
      identificationTypes: [],
    };
    const { draft } = prefill(emptyDraft, host, { ...context, choices }, vi.fn());
    expect(draft.careerId).toBeUndefined();
  });

  test('never appear in a warning', () => {
    const { warnings } = fill({ email: 'maria@correo', idNumber: '9'.repeat(40), firstName: {} });
    expect(warnings).toHaveLength(3);
    expect(warnings.join()).not.toMatch(/maria|999|object/);
  });
});

describe('read-only fields', () => {
  test('are those with a valid value, an empty optional one included', () => {
    const { locked } = fill({ email: 'ana@correo.test', secondName: '', firstName: '' }, [
      'email',
      'secondName',
      'firstName',
      'lastName',
    ]);
    expect(locked).toEqual(['email', 'secondName']);
  });

  test('warn about a name that is no field', () => {
    const { warnings } = fill({}, ['mail' as WizardField]);
    expect(warnings).toEqual(['readOnlyFields: mail is no field of the wizard.']);
  });
});

describe('a restored draft', () => {
  const filled = fill({ firstName: 'Ana', lastName: 'Peña', idNumber: '1' }, ['lastName']);

  test('wins, except for read-only fields and the number that is never stored', () => {
    expect(mergePrefill({ ...fullDraft, idNumber: '' }, filled)).toEqual({
      ...fullDraft,
      lastName: 'Peña',
      idNumber: '1',
    });
  });

  test('keeps a field that the user has cleared', () => {
    expect(mergePrefill({ ...fullDraft, firstName: '' }, filled).firstName).toBe('');
  });
});
