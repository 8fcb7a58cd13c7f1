import type { LayoutProblem } from '#domain/document/document-problem.ts';
import type { IssueProblem } from '#domain/registry/issue/issue-check.ts';

/** The problems of each application's own title, by its id. */
export function problemsByApplication(
  problems: readonly IssueProblem[],
): ReadonlyMap<number, readonly LayoutProblem[]> {
  const byApplication = new Map<number, LayoutProblem[]>();
  for (const { applicationId, problem } of problems) {
    if (applicationId === undefined) continue;
    const known = byApplication.get(applicationId);
    if (known === undefined) byApplication.set(applicationId, [problem]);
    else known.push(problem);
  }
  return byApplication;
}
