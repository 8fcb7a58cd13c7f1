import { array, fallback, object, pipe, transform } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { IssueCheck } from '#domain/document/issue-check.ts';
import type { ApiClient } from '../client.ts';
import { layoutProblem } from '../documents/layout-problem.ts';
import { itemOf } from '../wire/answer.ts';
import { optionalIdentifier, optionalText } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

const issueCheck = itemOf(
  pipe(
    object({
      template: optionalText,
      problems: fallback(
        array(
          rowOf({
            applicationId: [optionalIdentifier, 'application_id'],
            problem: [layoutProblem, 'problem'],
          }),
        ),
        [],
      ),
    }),
    transform((value): IssueCheck => value),
  ),
);

/** Lays out the titles that an issue would create. Only for servers that offer 'issue-check'. */
export function checkIssue(
  api: ApiClient,
  ceremonyId: number,
  signal?: AbortSignal,
): Promise<IssueCheck> {
  return api.send({
    call: extraPaths.checkIssue,
    parameters: { id: ceremonyId },
    signal,
    answer: issueCheck,
  });
}
