import {
  groupProblems,
  type ProblemGroup,
} from '#admin-console/document-problems/group-problems.ts';
import type { LayoutProblem } from '#domain/document/document-problem.ts';
import type { IssueProblem } from '#domain/document/issue-check.ts';

/** Lists each problem once, with the applications whose titles have it. */
export function groupByProblem(
  problems: readonly IssueProblem[],
): readonly ProblemGroup<LayoutProblem>[] {
  return groupProblems(
    problems.map(({ applicationId, problem }) => ({ subject: applicationId, problem })),
  );
}

/** The problems of some applications' titles, by application id. One that all titles have marks none of them. */
export function problemsByApplication(
  problems: readonly IssueProblem[],
  titles: number,
): ReadonlyMap<number, readonly LayoutProblem[]> {
  const byApplication = new Map<number, LayoutProblem[]>();
  for (const { problem, subjects = [] } of groupByProblem(problems)) {
    if (subjects.length === titles && titles > 1) continue;
    for (const id of subjects) {
      const known = byApplication.get(id);
      if (known === undefined) byApplication.set(id, [problem]);
      else known.push(problem);
    }
  }
  return byApplication;
}
