import { pipe, transform } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { ApplicationProof } from '#domain/application/title-proof.ts';
import { type ApplicationEdit, editPayload } from '../applications/applications.ts';
import type { ApiClient } from '../client.ts';
import { ifMatch, type VersionedRow } from '../if-match.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { identifier, optionalText } from '../wire/fields.ts';
import { optionalPart } from '../wire/optional-part.ts';
import { rowOf } from '../wire/row.ts';
import { wordingRequest } from './wording-request.schema.ts';

const applicationProof = pipe(
  rowOf({
    id: [identifier, 'application_id'],
    status: [optionalText, 'status'],
    wordingRequest: [optionalPart(wordingRequest), 'correction'],
  }),
  transform(({ status, ...row }): ApplicationProof => {
    const isConfirmed = status === 'correct' || status === 'changed';
    return { ...row, status: isConfirmed ? status : 'seen' };
  }),
);

/** The proofs that graduates have looked at. Only for servers that offer 'proof'. */
export const titleProofs = { list: rowsAt(extraPaths.listTitleProofs, applicationProof) };

/** The registrar's decision on a wording request. */
export type WordingDecision =
  | {
      readonly kind: 'accept';
      /** The text that the graduate reads; blank without one. */
      readonly reply: string;
      /** The gender of the degree title, if it changes. */
      readonly genderId: number | undefined;
    }
  | { readonly kind: 'answer'; readonly reply: string };

/** Accepts a wording request, or answers it without a change. */
export function decideWordingRequest(
  api: ApiClient,
  id: number,
  decision: WordingDecision,
): Promise<undefined> {
  const { kind, reply } = decision;
  return api.send({
    call: kind === 'accept' ? extraPaths.acceptCorrection : extraPaths.answerCorrection,
    parameters: { id },
    payload: kind === 'accept' ? { reply: reply || null, gender_id: decision.genderId } : { reply },
    answer: nothing,
  });
}

/** Accepts a wording request together with the edit of its application. Only for servers that offer 'proof-edits'. */
export function acceptWithEdit(
  api: ApiClient,
  id: number,
  { reply, genderId }: Omit<Extract<WordingDecision, { kind: 'accept' }>, 'kind'>,
  { row, edit }: { readonly row: VersionedRow; readonly edit: ApplicationEdit },
): Promise<undefined> {
  return api.send({
    call: extraPaths.acceptCorrection,
    parameters: { id },
    payload: { reply: reply || null, gender_id: genderId, application: editPayload(edit, api) },
    headers: ifMatch(api, row),
    answer: nothing,
  });
}
