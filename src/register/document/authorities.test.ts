import { describe, expect, it } from 'vitest';
import {
  isInOffice,
  isSameOffice,
  officialsOn,
  refuseTerm,
  type TermOfOffice,
} from './authorities.ts';

const official = (
  office: string,
  validFrom: string,
  validUntil?: string,
  facultyId?: number,
): TermOfOffice => ({
  office,
  facultyId,
  validFrom,
  validUntil,
});

describe('a term of office', () => {
  it.each([
    ['2026-01-01', undefined, undefined],
    ['2026-01-01', '2026-01-01', undefined],
    ['2026-01-01', '2025-12-31', { id: 'authorityTerm' }],
  ])('from %s until %s is refused with %j', (validFrom, validUntil, refusal) => {
    expect(refuseTerm({ validFrom, validUntil })).toEqual(refusal);
  });

  it.each([
    ['2026-01-01', true],
    ['2026-06-30', true],
    ['2025-12-31', false],
    ['2026-07-01', false],
  ])('that runs from January to June includes %s: %s', (day, isIncluded) => {
    expect(isInOffice(official('Rector', '2026-01-01', '2026-06-30'), day)).toBe(isIncluded);
  });
});

describe('the officials who sign on a day', () => {
  const former = official('Rector', '2020-01-01', '2025-12-31');
  const current = official('Rector', '2026-01-01');
  const secretary = official('Secretaria', '2024-03-01');

  it('are those in office on it', () => {
    expect(officialsOn([former, current, secretary], '2025-07-15', undefined)).toEqual([
      secretary,
      former,
    ]);
    expect(officialsOn([former, current, secretary], '2026-07-15', undefined)).toEqual([
      current,
      secretary,
    ]);
  });

  it('are one for each office: the one who took it last', () => {
    const deputy = official('RECTORA', '2026-05-01');
    expect(officialsOn([current, deputy], '2026-07-15', undefined)).toEqual([deputy]);
  });

  it('are those of the faculty before one of all faculties', () => {
    const [law, medicine] = [1, 2];
    const ofLaw = official('Decano', '2020-01-01', undefined, law);
    const ofMedicine = official('Decana', '2026-01-01', undefined, medicine);
    const ofAll = official('Decano', '2026-02-01');
    const all = [ofLaw, ofMedicine, ofAll, secretary];
    expect(officialsOn(all, '2026-07-15', law)).toEqual([ofLaw, secretary]);
    expect(officialsOn(all, '2026-07-15', medicine)).toEqual([ofMedicine, secretary]);
    expect(officialsOn(all, '2026-07-15', 3)).toEqual([ofAll, secretary]);
    expect(officialsOn(all, '2026-07-15', undefined)).toEqual([ofAll, secretary]);
  });

  it('are nobody on a day before all terms', () => {
    expect(officialsOn([former, current], '2019-12-31', undefined)).toEqual([]);
  });
});

describe('the names of an office', () => {
  it.each([
    ['Rectora', 'Rector'],
    ['Presidenta del Consejo', 'presidente del consejo'],
    ['Jefa de Control de Estudios', 'Jefe de Control de Estudios'],
    ['secretaria general', 'Secretario General'],
  ])('%j and %j are the same', (one, other) => {
    expect(isSameOffice(one, other)).toBe(true);
  });

  it.each([
    ['Rector', 'Vicerrector'],
    ['Vocal A', 'Vocal E'],
  ])('%j and %j are different', (one, other) => {
    expect(isSameOffice(one, other)).toBe(false);
  });
});
