import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../draft/application-draft.ts';
import type { StepId } from '../draft/step-id.ts';
import { context, fullDraft } from '../wizard.fixtures.ts';
import {
  isComplete,
  nearestReachable,
  neighbour,
  problemsOf,
  stateOf,
  toNewApplication,
  wizardSteps,
} from './wizard.flow.ts';

const problemOf = (change: Partial<typeof fullDraft>, rules: Partial<typeof context> = {}) =>
  problemsOf({ ...fullDraft, ...change }, { ...context, ...rules }).map(({ key }) => key);

describe('requirements of a step', () => {
  test('the steps are in the order of the specification', () => {
    expect(wizardSteps.map(({ id }) => id)).toEqual(['ceremony', 'career', 'details', 'review']);
  });

  test('a full draft has no problem, and an empty one has ten', () => {
    expect(problemsOf(fullDraft, context)).toEqual([]);
    expect(problemsOf(emptyDraft, context)).toHaveLength(10);
  });

  test.each([
    [{ ceremonyId: undefined }, 'problemCeremony'],
    [{ ceremonyId: 99 }, 'problemCeremonyGone'],
    [{ careerId: undefined }, 'problemCareer'],
    [{ careerId: 99 }, 'problemCareerGone'],
    [{ identificationType: ' ' }, 'problemIdentificationType'],
    [{ idNumber: '' }, 'problemIdNumber'],
    [{ firstName: ' \t ' }, 'problemFirstName'],
    [{ lastName: '\u00a0' }, 'problemLastName'],
    [{ secondLastName: '' }, 'problemSecondLastName'],
    [{ placeOfBirth: '' }, 'problemPlaceOfBirth'],
    [{ genderId: undefined }, 'problemGender'],
    [{ genderId: 3 }, 'problemGenderGone'],
    [{ email: '' }, 'problemEmail'],
    [{ email: 'maria@correo' }, 'problemEmailForm'],
    [{ email: 'maria correo.example' }, 'problemEmailForm'],
    [{ dateOfBirth: '' }, 'problemDateOfBirth'],
    [{ dateOfBirth: '03/05' }, 'problemDateForm'],
    [{ dateOfBirth: '31/02/2000' }, 'problemDateForm'],
    [{ dateOfBirth: '16/06/2026' }, 'problemDateFuture'],
    [{ dateOfBirth: '31/12/1899' }, 'problemDateTooEarly'],
    [{ thirdName: 'á'.repeat(201) }, 'problemTooLong'],
    [{ idNumber: '1'.repeat(31) }, 'problemTooLong'],
  ])('%o is a problem: %s', (change, key) => {
    expect(problemOf(change)).toEqual([key]);
  });

  test.each([
    [{ secondName: '', thirdName: '' }],
    [{ dateOfBirth: '15/06/2026' }],
    [{ firstName: '🎓'.repeat(200) }],
    [{ identificationType: 'V' }],
    [{ lastName: 'محمد' }],
  ])('%o is none', (change) => {
    expect(problemOf(change)).toEqual([]);
  });

  test('one surname is enough where the university says so', () => {
    expect(problemOf({ secondLastName: '' }, { requireSecondLastName: false })).toEqual([]);
  });
});

describe('navigation through the steps', () => {
  test('a step is complete without regard to the others', () => {
    const problems = problemsOf({ ...fullDraft, careerId: undefined }, context);
    expect(isComplete('ceremony', problems)).toBe(true);
    expect(isComplete('career', problems)).toBe(false);
    expect(isComplete('details', problems)).toBe(true);
  });

  test('the review is always valid', () => {
    expect(isComplete('review', problemsOf(emptyDraft, context))).toBe(true);
  });

  test.each<[StepId, Partial<typeof fullDraft>, StepId]>([
    ['review', {}, 'review'],
    ['review', { idNumber: '' }, 'details'],
    ['review', { ceremonyId: 99, idNumber: '' }, 'ceremony'],
    ['career', { careerId: undefined }, 'career'],
    ['ceremony', { ceremonyId: undefined }, 'ceremony'],
  ])('going to %s with %o leads to %s', (wanted, change, reached) => {
    expect(nearestReachable(wanted, problemsOf({ ...fullDraft, ...change }, context))).toBe(
      reached,
    );
  });

  test('the first and last step have no neighbour beyond', () => {
    expect(neighbour('ceremony', 'before')).toBe('ceremony');
    expect(neighbour('career', 'after')).toBe('details');
    expect(neighbour('review', 'after')).toBe('review');
  });

  test('ticks stay while an earlier step is changed, and go when their step becomes incomplete', () => {
    const marks = (change: Partial<typeof fullDraft>) =>
      wizardSteps.map(({ id }) => {
        const problems = problemsOf({ ...fullDraft, ...change }, context);
        return stateOf(id, { step: 'ceremony', reached: 'review', problems });
      });
    expect(marks({})).toEqual(['current', 'complete', 'complete', 'upcoming']);
    expect(marks({ careerId: 99 })).toEqual(['current', 'upcoming', 'complete', 'upcoming']);
  });
});

describe('the submission', () => {
  test('texts are trimmed, and blank optional fields are left out', () => {
    const draft = { ...fullDraft, firstName: '  Ana ', secondName: '  ', thirdName: '' };
    expect(toNewApplication(draft, context)).toMatchObject({
      firstName: 'Ana',
      secondName: undefined,
      thirdName: undefined,
      identificationType: 'CI',
      dateOfBirth: { year: 2000, month: 5, day: 3 },
    });
  });

  test('a text of which a reader sees nothing is blank', () => {
    const invisible = { ...fullDraft, firstName: '\u3164', secondName: ' \uffa0 ' };
    expect(problemsOf(invisible, context)).toMatchObject([{ field: 'firstName' }]);
    const optional = { ...fullDraft, secondName: '\u2800' };
    expect(toNewApplication(optional, context)?.secondName).toBeUndefined();
  });

  test('a letter of two code points is sent as one', () => {
    const draft = { ...fullDraft, secondLastName: 'N\u0303a\u0301n\u0303ez' };
    expect(toNewApplication(draft, context)?.secondLastName).toBe('Ñáñez');
  });

  test.each(['ana@gmail.com\u200b', ' \u202aana@gmail.com\u202c', 'ana@\u00adgmail.com'])(
    'the invisible characters of an address that was copied (%j) are not sent',
    (email) => {
      expect(toNewApplication({ ...fullDraft, email }, context)?.email).toBe('ana@gmail.com');
    },
  );

  test('the control characters that a PDF leaves in a copied text are not sent', () => {
    const draft = { ...fullDraft, lastName: 'Pé\u0002rez', idNumber: '24.567.890\u0002' };
    expect(problemsOf(draft, context)).toEqual([]);
    expect(toNewApplication(draft, context)).toMatchObject({
      lastName: 'Pérez',
      idNumber: '24.567.890',
    });
  });

  test('an address of which a part is invisible is a problem', () => {
    expect(problemOf({ email: '\u200b@gmail.com' })).toEqual(['problemEmailForm']);
  });

  test('a draft can be sent if and only if it has no problem', () => {
    const anyText = fc.oneof(fc.constant(''), fc.string(), fc.constant('03/05/2000'));
    const anyDraft = fc.record({
      ceremonyId: fc.constantFrom(undefined, 7, 99),
      careerId: fc.constantFrom(undefined, 5, 99),
      genderId: fc.constantFrom(undefined, 1, 99),
      firstName: anyText,
      secondLastName: anyText,
      email: fc.oneof(fc.emailAddress(), fc.string()),
      dateOfBirth: anyText,
    });
    fc.assert(
      fc.property(anyDraft, (change) => {
        const draft = { ...fullDraft, ...change };
        const isSent = toNewApplication(draft, context) !== undefined;
        expect(isSent).toBe(problemsOf(draft, context).length === 0);
      }),
    );
  });
});
