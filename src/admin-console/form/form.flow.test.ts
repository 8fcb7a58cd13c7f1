import { constantFrom, assert as holds, property, string } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  beginForm,
  changedElsewhere,
  firstProblem,
  isDirty,
  trimmed,
  valuesIn,
  withProblems,
  withTyped,
} from './form.flow.ts';

const row = { name: 'Ana', phone: '', place: 'Mérida' };
type Field = keyof typeof row;
const begin = () => beginForm<Field, 'missing'>(row);

describe('a form', () => {
  it('takes away the problem of the field that is typed in and no other', () => {
    const wrong = withProblems(begin(), { name: 'missing', place: 'missing' });
    const { problems } = withTyped(wrong, row, 'name', 'E');
    expect(firstProblem(['name', 'phone', 'place'], wrong.problems)).toBe('name');
    expect(firstProblem(['name', 'phone', 'place'], problems)).toBe('place');
  });

  it('counts the attempts that had a problem', () => {
    const once = withProblems(begin(), { name: 'missing' });
    expect(withProblems(once, {}).failedAttempts).toBe(1);
    expect(withProblems(once, { name: 'missing' }).failedAttempts).toBe(2);
  });

  it('has nothing to lose once every text is as it was', () => {
    const typed = withTyped(begin(), row, 'phone', '0414');
    expect(isDirty(typed, row)).toBe(true);
    expect(isDirty(withTyped(typed, row, 'phone', ''), row)).toBe(false);
  });

  it('goes on with what was typed earlier', () => {
    const saved = { ...row, phone: '0414' };
    const resumed = beginForm<Field, never>(saved, { opened: row, typed: { name: 'Eva' } });
    expect(valuesIn(resumed, saved)).toEqual({ ...saved, name: 'Eva' });
    expect(changedElsewhere(resumed, saved, 'phone')).toEqual({ kind: 'taken', former: '' });
  });
});

describe('a form whose row somebody else changes meanwhile', () => {
  const state = withTyped(begin(), row, 'place', 'Caracas');
  const saved = { ...row, phone: '0414', place: 'Coro' };

  it('keeps what was typed and takes over the rest, so that saving takes nothing back', () => {
    expect(valuesIn(state, saved)).toEqual({ name: 'Ana', phone: '0414', place: 'Caracas' });
    expect(isDirty(state, saved)).toBe(true);
  });

  it('says of each field what the other did', () => {
    expect(changedElsewhere(state, row, 'place')).toBeUndefined();
    expect(changedElsewhere(state, saved, 'place')).toEqual({ kind: 'kept', theirs: 'Coro' });
    expect(changedElsewhere(state, saved, 'phone')).toEqual({ kind: 'taken', former: '' });
    expect(changedElsewhere(state, saved, 'name')).toBeUndefined();
  });

  it('says nothing where both wrote the same', () => {
    const same = { ...row, place: 'Caracas' };
    expect(changedElsewhere(state, same, 'place')).toBeUndefined();
    expect(isDirty(state, same)).toBe(false);
  });

  it('lets the former text be typed again over theirs', () => {
    expect(valuesIn(withTyped(state, saved, 'place', 'Mérida'), saved).place).toBe('Mérida');
  });

  it('begins anew with the row as it is', () => {
    const anew = beginForm<Field, never>(saved);
    expect(changedElsewhere(anew, saved, 'place')).toBeUndefined();
  });
});

test('what was typed is shown, whatever the row says', () => {
  holds(
    property(
      constantFrom<Field>('name', 'phone', 'place'),
      string(),
      string(),
      (field, text, theirs) => {
        const state = withTyped(begin(), row, field, text);
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
