import { expect, it } from 'vitest';
import type { LayoutProblem } from '#domain/document/document-problem.ts';
import { groupProblems } from './group-problems.ts';

it('a problem of several documents is listed once, so that it hides no other', () => {
  const vacant = { kind: 'missing-image', block: 1, image: 'firma' } as const;
  const crest = { kind: 'missing-image', block: 2, image: 'escudo' } as const;
  const glyphs = { kind: 'missing-glyphs', block: 3, text: '慶', characters: ['慶'] } as const;
  expect(
    groupProblems<LayoutProblem>([
      { subject: undefined, problem: crest },
      { subject: 1, problem: vacant },
      { subject: 2, problem: glyphs },
      { subject: 2, problem: { ...vacant } },
    ]),
  ).toEqual([
    { problem: crest, subjects: undefined },
    { problem: vacant, subjects: [1, 2] },
    { problem: glyphs, subjects: [2] },
  ]);
});
