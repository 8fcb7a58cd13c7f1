/** A problem of one subject's document, such as a title; without a subject, of all. */
export interface FoundProblem<Problem> {
  readonly subject: number | undefined;
  readonly problem: Problem;
}

/** A problem with the subjects whose documents have it; undefined for one of all. */
export interface ProblemGroup<Problem> {
  readonly problem: Problem;
  readonly subjects: readonly number[] | undefined;
}

/** Lists each problem once: an office without an official is a problem of every document of its ceremony. */
export function groupProblems<Problem>(
  found: readonly FoundProblem<Problem>[],
): readonly ProblemGroup<Problem>[] {
  const groups = new Map<string, { problem: Problem; subjects: number[] | undefined }>();
  for (const { subject, problem } of found) {
    const key = JSON.stringify([subject === undefined, problem]);
    const known = groups.get(key);
    if (subject === undefined) groups.set(key, { problem, subjects: undefined });
    else if (known?.subjects === undefined) groups.set(key, { problem, subjects: [subject] });
    else known.subjects.push(subject);
  }
  return [...groups.values()];
}
