import { describe, expect, it } from 'vitest';
import {
  type BulkReasons,
  countMissing,
  hasReasons,
  noReasons,
  reasonFor,
  withReason,
} from './bulk-reasons.flow.ts';

const shared: BulkReasons = { ...noReasons, shared: ' Falta la solvencia ' };
const individual: BulkReasons = { ...shared, mode: 'individual' };

describe('the reasons of a bulk rejection', () => {
  it('are the same for all applications, without surrounding blanks', () => {
    expect([1, 2].map((id) => reasonFor(shared, id))).toEqual([
      'Falta la solvencia',
      'Falta la solvencia',
    ]);
  });

  it('start with the shared one, and then differ', () => {
    const reasons = withReason(individual, 2, 'Documento ilegible');
    expect(reasonFor(reasons, 1)).toBe('Falta la solvencia');
    expect(reasonFor(reasons, 2)).toBe('Documento ilegible');
  });

  it('ignore individual ones while the shared one counts', () => {
    const reasons = { ...withReason(individual, 2, 'Documento ilegible'), mode: 'shared' } as const;
    expect(reasonFor(reasons, 2)).toBe('Falta la solvencia');
  });

  it('are missing while they are blank', () => {
    expect(countMissing({ ...noReasons, shared: '  ' }, [1, 2])).toBe(2);
    expect(countMissing(withReason(individual, 2, '  '), [1, 2])).toBe(1);
  });

  it('count as typed once one of them has text', () => {
    expect(hasReasons(noReasons)).toBe(false);
    expect(hasReasons(withReason(noReasons, 2, 'Documento ilegible'))).toBe(true);
  });
});
