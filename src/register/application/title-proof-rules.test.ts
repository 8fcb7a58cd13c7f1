import { describe, expect, it } from 'vitest';
import {
  lastProofDay,
  type ProofFacts,
  proofPhase,
  refuseCorrectionAcceptance,
  refuseProofAnswer,
} from './title-proof-rules.ts';

const open: ProofFacts = {
  isConfirmed: true,
  isIssued: false,
  isCompleted: false,
  today: '2026-07-10',
  lastDay: '2026-07-10',
};

it.each([
  ['2026-07-15', 5, '2026-07-10'],
  ['2026-03-01', 1, '2026-02-28'],
  ['2026-01-03', 5, '2025-12-29'],
  ['2026-07-15', 0, '2026-07-15'],
])('the last day before %s by %i days is %s', (ceremony, days, lastDay) => {
  expect(lastProofDay(ceremony, days)).toBe(lastDay);
});

it.each([
  ['open on the last day', {}, 'open'],
  ['closed on the next', { today: '2026-07-11' }, 'closed'],
  ['closed with the ceremony', { isCompleted: true }, 'closed'],
  ['issued before all else', { isIssued: true, isCompleted: true }, 'issued'],
] as const)('is %s', (_, change, phase) => {
  expect(proofPhase({ ...open, ...change })).toBe(phase);
});

describe('an answer', () => {
  const current = { hasOpenCorrection: false, isCurrent: true };

  it.each([
    ['is accepted while open', {}, {}, undefined],
    ['needs a confirmation', { isConfirmed: false }, {}, 'proofNotConfirmed'],
    ['comes before the issue', { isIssued: true }, {}, 'proofTitleIssued'],
    ['comes before the last day', { today: '2026-08-01' }, {}, 'proofClosed'],
    [
      'waits for an open correction',
      {},
      { hasOpenCorrection: true, isCurrent: false },
      'correctionOpen',
    ],
    ['is about the current wording', {}, { isCurrent: false }, 'proofChanged'],
  ] as const)('%s', (_, facts, state, id) => {
    expect(refuseProofAnswer({ ...open, ...facts }, { ...current, ...state })?.id).toBe(id);
  });
});

it('a decided correction stays decided, and an issued title is rectified', () => {
  expect(refuseCorrectionAcceptance(true, false)).toBeUndefined();
  expect(refuseCorrectionAcceptance(false, true)?.id).toBe('correctionDecided');
  expect(refuseCorrectionAcceptance(true, true)?.id).toBe('correctionTitleIssued');
});
