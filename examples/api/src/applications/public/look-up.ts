import {
  isGuessableProof,
  maskStatus,
  provesDocument,
  type StatusAnswer,
  withoutReason,
} from 'birrete/contract';
import type { Services } from '#calls/services.ts';
import { refuse } from '#platform/http/failure.ts';
import { countLookUp, countMiss, countShortProof } from '#platform/throttle/look-up-limits.ts';
import { isReceiptKey } from './receipt-keys.ts';
import { findStatus } from './status.query.ts';

/** A look-up as it arrives: `code` in any case, `proof` blank without one. */
export interface LookUp {
  readonly code: string;
  readonly proof: string;
  readonly address: string;
}

/** The status that a look-up shows: with the personal data, or masked without a right proof. */
export interface Shown {
  readonly result: 'hit' | 'masked' | 'wrong_proof';
  readonly status: StatusAnswer;
}

const longestCode = 40;
const longestProof = 60;

type ProofCheck = 'absent' | 'wrong' | 'right';

/**
 * Looks up an application. A right proof opens it even in a network that guesses; everything else is limited.
 * @throws ApiFailure 404, or 429 beyond a limit.
 */
export async function lookUp(services: Services, asked: LookUp): Promise<Shown> {
  const { lookUpProof } = services.settings;
  const opened = await openByKey(services, asked);
  if (opened !== undefined) return opened;
  const { address } = asked;
  const { refund, refuseGuessers } = await countLookUp(services, address);
  const found = await findReadable(services, asked);
  const proof = found === undefined ? 'absent' : await checkProof(services, asked, found);
  if (found !== undefined && proof === 'right') {
    await refund();
    return { result: 'hit', status: found };
  }
  refuseGuessers();
  if (found === undefined || proof === 'wrong') await countMiss(services, address);
  if (found === undefined) throw refuse('codeUnknown');
  if (lookUpProof === 'none') return { result: 'hit', status: withoutReason(found) };
  const status = maskStatus(found, lookUpProof);
  return { result: proof === 'wrong' ? 'wrong_proof' : 'masked', status };
}

/** Opens the application whose receipt has the key. The right key is never limited, because it can't be guessed. */
async function openByKey(services: Services, asked: LookUp): Promise<Shown | undefined> {
  const { settings, kysely } = services;
  if (settings.lookUpProof !== 'key' || !isSent(asked)) return undefined;
  const code = asked.code.trim().toUpperCase();
  if (!(await isReceiptKey(kysely, code, asked.proof))) return undefined;
  const status = await findReadable(services, asked);
  return status && { result: 'hit', status };
}

function findReadable({ kysely }: Services, { code }: LookUp): Promise<StatusAnswer | undefined> {
  const isReadable = code.length <= longestCode && !/\p{Cc}/u.test(code);
  return isReadable ? findStatus(kysely, code) : Promise.resolve(undefined);
}

function isSent({ proof }: LookUp): boolean {
  return proof !== '' && proof.length <= longestProof;
}

async function checkProof(
  services: Services,
  asked: LookUp,
  { application, student }: StatusAnswer,
): Promise<ProofCheck> {
  const { lookUpProof } = services.settings;
  if (lookUpProof === 'none' || !isSent(asked)) return 'absent';
  // A right key has opened the application before.
  if (lookUpProof === 'key') return 'wrong';
  const refund = isGuessableProof(asked.proof)
    ? await countShortProof(services, application.application_code, asked.address)
    : undefined;
  if (!provesDocument(asked.proof, student.id_number)) return 'wrong';
  await refund?.();
  return 'right';
}
