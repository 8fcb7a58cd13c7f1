import { expect, test } from 'vitest';
import { problemsByApplication } from './paper-check.flow.ts';

const city = { kind: 'empty-placeholder', block: 3, placeholder: 'ciudad' } as const;
const glyphs = { kind: 'missing-glyphs', block: 5, text: '王…', characters: ['王'] } as const;
const office = { kind: 'several-signatories', office: 'Rector', names: ['Una', 'Otro'] } as const;

const problems = [
  { applicationId: undefined, problem: office },
  { applicationId: 1, problem: city },
  { applicationId: 2, problem: city },
  { applicationId: 2, problem: glyphs },
];

test('a problem marks the titles that have it, unless all have it', () => {
  expect(problemsByApplication(problems, 3)).toEqual(
    new Map([
      [1, [city]],
      [2, [city, glyphs]],
    ]),
  );
  expect(problemsByApplication(problems, 2)).toEqual(new Map([[2, [glyphs]]]));
  expect(problemsByApplication([{ applicationId: 1, problem: city }], 1).get(1)).toEqual([city]);
});
