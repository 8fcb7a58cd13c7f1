import { expect, test } from 'vitest';
import type { TitleProof } from '#domain/application/title-proof.ts';
import { noticeOf, possibleAnswers } from './title-proof.flow.ts';

const open: TitleProof = {
  status: 'open',
  lastDay: undefined,
  answer: undefined,
  wordingRequest: undefined,
  title: {
    version: 'v1',
    fullName: undefined,
    identification: undefined,
    degreeTitle: undefined,
    careerName: undefined,
    facultyName: undefined,
    ceremonyName: undefined,
    ceremonyDate: undefined,
    ceremonyLocation: undefined,
    image: undefined,
  },
};
const wordingRequest = {
  id: 1,
  status: 'open',
  description: 'Soraida',
  requestedAt: undefined,
  reply: undefined,
  decidedAt: undefined,
} as const;
const confirmed = { kind: 'correct', at: undefined, isCurrent: true } as const;
const asked = { kind: 'correction', at: undefined, isCurrent: true } as const;

test.each<[string, TitleProof, string | undefined, boolean, boolean]>([
  ['not answered', open, undefined, true, true],
  ['confirmed', { ...open, answer: confirmed }, 'confirmed', false, true],
  ['changed since', { ...open, answer: { ...confirmed, isCurrent: false } }, 'changed', true, true],
  [
    'waiting for a decision',
    { ...open, answer: asked, wordingRequest },
    'wording-request',
    false,
    false,
  ],
  [
    'decided',
    { ...open, answer: asked, wordingRequest: { ...wordingRequest, status: 'accepted' } },
    'wording-request',
    true,
    true,
  ],
  [
    'confirmed after a wording request',
    { ...open, answer: confirmed, wordingRequest: { ...wordingRequest, status: 'accepted' } },
    'confirmed',
    false,
    true,
  ],
])('a proof that is %s', (_, proof, kind, canConfirm, canAsk) => {
  expect(noticeOf(proof)?.kind).toBe(kind);
  expect(possibleAnswers(proof)).toEqual({ canConfirm, canAsk });
});

test('a closed proof takes no answer', () => {
  const { title: _, ...closed } = open;
  expect(possibleAnswers({ ...closed, status: 'closed' })).toEqual({
    canConfirm: false,
    canAsk: false,
  });
});
