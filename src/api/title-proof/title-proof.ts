import type { CallPath } from '#contract/paths/call-path.ts';
import * as publicExtraPaths from '#contract/paths/public-extra-paths.ts';
import type { TitleProof } from '#domain/application/title-proof.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { headerText } from '../wire/header-text.ts';
import { titleProof } from './title-proof.schema.ts';

/** An application, and the proof that it is the graduate's: the document's number or its end, or the receipt's key. */
export interface OwnApplication {
  readonly code: string;
  readonly identity: string;
}

/** The graduate's answer to a wording: correct, or the description of a wording request. */
export interface NewProofAnswer {
  /** The version of the wording that the graduate has read. */
  readonly version: string;
  /** Undefined confirms the wording. */
  readonly description: string | undefined;
}

/** Reads the proof of a title. Only for servers that offer 'proof'. */
export function readTitleProof(
  api: ApiClient,
  application: OwnApplication,
  signal?: AbortSignal,
): Promise<TitleProof> {
  return api.send({ ...identifiedCall(publicExtraPaths.readTitleProof, application), signal });
}

/** Sends the graduate's answer. @returns the proof as it is then */
export function answerTitleProof(
  api: ApiClient,
  application: OwnApplication,
  { version, description }: NewProofAnswer,
  signal?: AbortSignal,
): Promise<TitleProof> {
  const answer = description === undefined ? 'correct' : 'correction';
  return api.send({
    ...identifiedCall(publicExtraPaths.answerTitleProof, application),
    payload: { version, answer, description },
    signal,
  });
}

function identifiedCall(call: CallPath, { code, identity }: OwnApplication) {
  return {
    call,
    parameters: { code },
    headers: { 'birrete-proof': headerText(identity) },
    answer: itemOf(titleProof),
  };
}
