import { constantFrom, assert as holds, property, string } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  beginForm,
  concurrentChange,
  firstProblem,
  isDirty,
  trimmed,
  valuesIn,
  withEdit,
  withProblems,
} from './form.flow.ts';

const row = { name: 'Ana', phone: '', place: 'Mérida' };
type Field = keyof typeof row;
const begin = () => beginForm<Field, 'missing'>(row);

describe('a form', () => {
  it('clears the problem of the edited field and no other', () => {
    const wrong = withProblems(begin(), { name: 'missing', place: 'missing' });
    const { problems } = withEdit(wrong, row, 'name', 'E');
    expect(firstProblem(['name', 'phone', 'place'], wrong.problems)).toBe('name');
    expect(firstProblem(['name', 'phone', 'place'], problems)).toBe('place');
  });

  it('counts the attempts that had a problem', () => {
    const once = withProblems(begin(), { name: 'missing' });
    expect(withProblems(once, {}).failedAttempts).toBe(1);
    expect(withProblems(once, { name: 'missing' }).failedAttempts).toBe(2);
  });

  it('has nothing to lose once every text is as it was', () => {
    const edited = withEdit(begin(), row, 'phone', '0414');
    expect(isDirty(edited, row)).toBe(true);
    expect(isDirty(withEdit(edited, row, 'phone', ''), row)).toBe(false);
  });

  it('resumes with earlier edits', () => {
    const saved = { ...row, phone: '0414' };
    const resumed = beginForm<Field, never>(saved, { opened: row, edits: { name: 'Eva' } });
    expect(valuesIn(resumed, saved)).toEqual({ ...saved, name: 'Eva' });
    expect(concurrentChange(resumed, saved, 'phone')).toEqual({ kind: 'updated', previous: '' });
  });
});

describe('a form whose row somebody else changes meanwhile', () => {
  const state = withEdit(begin(), row, 'place', 'Caracas');
  const saved = { ...row, phone: '0414', place: 'Coro' };

  it('keeps edits and updates the rest, so that saving reverts nothing', () => {
    expect(valuesIn(state, saved)).toEqual({ name: 'Ana', phone: '0414', place: 'Caracas' });
    expect(isDirty(state, saved)).toBe(true);
  });

  it('says of each field what the other did', () => {
    expect(concurrentChange(state, row, 'place')).toBeUndefined();
    expect(concurrentChange(state, saved, 'place')).toEqual({ kind: 'conflict', current: 'Coro' });
    expect(concurrentChange(state, saved, 'phone')).toEqual({ kind: 'updated', previous: '' });
    expect(concurrentChange(state, saved, 'name')).toBeUndefined();
  });

  it('says nothing where both wrote the same', () => {
    const same = { ...row, place: 'Caracas' };
    expect(concurrentChange(state, same, 'place')).toBeUndefined();
    expect(isDirty(state, same)).toBe(false);
  });

  it('lets the user type the previous text again', () => {
    expect(valuesIn(withEdit(state, saved, 'place', 'Mérida'), saved).place).toBe('Mérida');
  });

  it('starts again with the current row', () => {
    const fresh = beginForm<Field, never>(saved);
    expect(concurrentChange(fresh, saved, 'place')).toBeUndefined();
  });
});

test('edits are shown, whatever the row holds', () => {
  holds(
    property(
      constantFrom<Field>('name', 'phone', 'place'),
      string(),
      string(),
      (field, text, theirs) => {
        const state = withEdit(begin(), row, field, text);
        const shown = valuesIn(state, { ...row, [field]: theirs })[field];
        expect(shown).toBe(text === row[field] ? theirs : text);
      },
    ),
  );
});

test('trimmed texts have no spaces around them and nothing else changed', () => {
  holds(
    property(string(), (name) => {
      expect(trimmed({ name: ` ${name}\t` })).toEqual({ name: name.trim() });
    }),
  );
});
