import { resources } from '#admin-console/data/resources.ts';
import { type ChangeFailure, useChange } from '#admin-console/data/use-change.ts';
import { useOffers } from '#admin-console/data/use-offers.ts';
import {
  acceptWithEdit,
  decideWordingRequest,
  type WordingDecision,
} from '#api/title-proof/title-proofs.ts';
import type { Application } from '#domain/application/application.ts';
import type { ApplicationProof } from '#domain/application/title-proof.ts';
import { useMessages } from '#messages/messages-context.tsx';
import type { JointEdit } from '../edit/application-edit.controller.ts';
import { wordingRequestsMessages } from './wording-requests.messages.ts';

/** Accepts or answers the wording request of a proof. */
export function useRequestDecision(proof: ApplicationProof): {
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  readonly decide: (decision: WordingDecision, onDone: () => void) => void;
} {
  const messages = useMessages(wordingRequestsMessages);
  const { isBusy, failure, run } = useChange(resources.titleProofs, messages.failed);
  return {
    isBusy,
    failure,
    decide: (decision, onDone) => {
      const { wordingRequest } = proof;
      if (wordingRequest === undefined) return;
      run({
        row: proof,
        call: (api) => decideWordingRequest(api, wordingRequest.id, decision),
        done: decision.kind === 'accept' ? messages.accepted : messages.answered,
        onDone,
      });
    },
  };
}

/**
 * Accepts the wording request in the call that stores the edit of its application.
 * @returns undefined where the server offers no such call
 */
export function useJointAcceptance(
  { wordingRequest }: ApplicationProof,
  acceptance: Omit<Extract<WordingDecision, { kind: 'accept' }>, 'kind'>,
): JointEdit | undefined {
  const { accepted } = useMessages(wordingRequestsMessages);
  const isOffered = useOffers('proof-edits');
  if (!isOffered || wordingRequest === undefined) return undefined;
  return {
    part: 'application',
    send: (api, row, edit) => acceptWithEdit(api, wordingRequest.id, acceptance, { row, edit }),
    done: accepted,
  };
}

/** The wording request that a dialog decides. */
export interface WordingDialogProps {
  readonly application: Application;
  readonly proof: ApplicationProof;
  readonly onClose: () => void;
}
