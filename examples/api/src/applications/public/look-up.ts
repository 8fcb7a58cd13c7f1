import {
  isGuessableProof,
  maskStatus,
  provesDocument,
  publicPersonAnswer,
  type StatusAnswer,
  withoutReason,
} from 'birrete/contract';
import { normalizeApplicationCode } from 'birrete/rules';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Services } from '#calls/services.ts';
import type { Schema } from '#platform/database/schema.ts';
import { columnsOf, publicPersonColumns } from '#platform/database/tables/person-columns.ts';
import { refuse } from '#platform/http/failure.ts';
import { countLookUp, countMiss, countShortProof } from '#platform/throttle/look-up-limits.ts';
import { isReceiptKey } from './receipt-keys.ts';

/** A look-up as it arrives: `code` in any writing, `proof` blank without one. */
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

/** A longer text is cut: an address with a code is shorter. */
const longestText = 400;
const longestCode = 40;
const longestProof = 60;

type ProofCheck = 'absent' | 'wrong' | 'right';

/**
 * Looks up an application. A right proof opens it even in a network that guesses; everything else is limited.
 * @throws ApiFailure 404, or 429 beyond a limit.
 */
export async function lookUp(services: Services, sent: LookUp): Promise<Shown> {
  const asked = { ...sent, code: normalizeApplicationCode(sent.code.slice(0, longestText)) };
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
  if (settings.lookUpProof !== 'key' || !isSent(asked) || !isReadable(asked)) return undefined;
  if (!(await isReceiptKey(kysely, asked.code, asked.proof))) return undefined;
  const status = await findReadable(services, asked);
  return status && { result: 'hit', status };
}

async function findReadable(
  { kysely }: Services,
  asked: LookUp,
): Promise<StatusAnswer | undefined> {
  return isReadable(asked) ? findStatus(kysely, asked.code) : undefined;
}

/** False for what no code contains, and the database would refuse before the look-up is counted. */
function isReadable({ code }: LookUp): boolean {
  return code.length <= longestCode && !/\p{Cc}/u.test(code);
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

/** Finds the public view of an application by its normalized code. */
async function findStatus(kysely: Kysely<Schema>, code: string): Promise<StatusAnswer | undefined> {
  const row = await selectStatus(kysely, code).executeTakeFirst();
  if (row === undefined) return undefined;
  // Only confirmed applications get a title.
  const title = row.status === 'CONFIRMADA' ? await findCorrection(kysely, row.id) : undefined;
  const reason = row.status === 'RECHAZADA' && row.notes !== null ? { notes: row.notes } : {};
  return {
    application: {
      status: row.status,
      application_code: row.application_code,
      applied_at: row.applied_at.toISOString(),
      updated_at: row.updated_at?.toISOString() ?? null,
      ...reason,
    },
    student: v.parse(publicPersonAnswer, row),
    career: {
      name: row.career_name,
      career_type: row.career_type,
      faculty_name: row.faculty_name,
    },
    ceremony: {
      name: row.ceremony_name,
      ceremony_date: row.ceremony_date,
      ceremony_location: row.ceremony_location,
    },
    ...(title === undefined ? {} : { title }),
  };
}

/** The last annulment or rectification of the application's titles; none if one of them hides a former name. */
async function findCorrection(
  kysely: Kysely<Schema>,
  applicationId: number,
): Promise<StatusAnswer['title']> {
  const entries = await kysely
    .selectFrom('title_entries as e')
    .innerJoin('issued_titles as t', 't.id', 'e.title_id')
    .select(['e.kind', 'e.resolution_number', 'e.resolution_date', 'e.former_name_hidden'])
    .where('t.application_id', '=', applicationId)
    .where('e.kind', '<>', 'duplicated')
    .orderBy('e.id', 'desc')
    .execute();
  const [entry] = entries;
  // The application has the former name, and the resolution leads to the other one.
  if (entries.some(({ former_name_hidden }) => former_name_hidden === true)) return undefined;
  if (entry === undefined || entry.kind === 'duplicated') return undefined;
  const { kind: standing, resolution_number, resolution_date } = entry;
  return { standing, resolution_number, resolution_date };
}

function selectStatus(kysely: Kysely<Schema>, code: string) {
  return kysely
    .selectFrom('applications as a')
    .innerJoin('ceremonies', 'ceremonies.id', 'a.ceremony_id')
    .innerJoin('careers', 'careers.id', 'a.career_id')
    .innerJoin('career_types', 'career_types.id', 'careers.career_type_id')
    .innerJoin('faculties', 'faculties.id', 'careers.faculty_id')
    .select(['a.id', 'a.status', 'a.application_code', 'a.applied_at', 'a.updated_at', 'a.notes'])
    .select(columnsOf('a', publicPersonColumns))
    .select(['careers.name as career_name', 'career_types.name as career_type'])
    .select(['faculties.name as faculty_name', 'ceremonies.name as ceremony_name'])
    .select(['ceremonies.ceremony_date', 'ceremonies.ceremony_location'])
    .where('a.application_code', '=', code)
    .where('a.restriction', 'is', null);
}
