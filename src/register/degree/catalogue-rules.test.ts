import { expect, test } from 'vitest';
import {
  refuseCareerDeletion,
  refuseCareerReferences,
  refuseCareerTypeDeletion,
  refuseDegreeTitleReferences,
  refuseFacultyDeletion,
} from './catalogue-rules.ts';

test('rows in use are not deleted', () => {
  for (const uses of [
    { careers: 2, authorities: 0 },
    { careers: 0, authorities: 1 },
  ]) {
    expect(refuseFacultyDeletion(uses)).toEqual({ id: 'facultyInUse', values: uses });
  }
  expect(refuseCareerTypeDeletion(1)).toEqual({ id: 'careerTypeInUse', values: { careers: 1 } });
  const uses = { applications: 0, degreeTitles: 2 };
  expect(refuseCareerDeletion(uses)).toEqual({ id: 'careerInUse', values: uses });
  const unused = [
    refuseFacultyDeletion({ careers: 0, authorities: 0 }),
    refuseCareerTypeDeletion(0),
    refuseCareerDeletion({ applications: 0, degreeTitles: 0 }),
  ];
  expect(unused).toEqual([undefined, undefined, undefined]);
});

test.each([
  [refuseCareerReferences, ['careerTypeUnknown', 'careerTypeUnknown', 'facultyUnknown']],
  [refuseDegreeTitleReferences, ['genderUnknown', 'genderUnknown', 'careerUnknown']],
] as const)('the first unknown reference is refused: %o', (refuse, ids) => {
  const cases = [
    [false, false],
    [false, true],
    [true, false],
  ] as const;
  expect(cases.map(([first, second]) => refuse(first, second)?.id)).toEqual(ids);
  expect(refuse(true, true)).toBeUndefined();
});
