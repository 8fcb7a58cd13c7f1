import type { VerificationAnswer } from 'birrete/contract';
import {
  type ChainStanding,
  type IsoDate,
  isVerificationCode,
  joinPersonName,
  normalizeVerificationCode,
  parseIdentityNumber,
  type Resolution,
} from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Services } from '#calls/services.ts';
import { isReadOnly } from '#platform/database/database-failure.ts';
import type { Schema } from '#platform/database/schema.ts';
import { personNameOf } from '#platform/database/tables/person-columns.ts';
import { refuse } from '#platform/http/failure.ts';
import type { VerificationSettings } from '#platform/settings/verification-settings.ts';
import { countLookUp, countMiss } from '#platform/throttle/look-up-limits.ts';
import { readChainStanding } from '../corrections/title-entries.query.ts';
import { hasTemplate } from './printed-template.query.ts';
import { countVerification } from './verification-record.ts';

/** A longer text is cut: an address with a code is shorter. */
const longestText = 400;

/** A code as it was typed, and who asks. */
export interface AskedCode {
  readonly text: string;
  readonly address: string;
}

/** Verifies a title by its code. @throws ApiFailure 404, or 429 beyond a limit */
export async function verifyTitle(
  services: Services,
  asked: AskedCode,
): Promise<VerificationAnswer> {
  const title = await demandTitle(services, asked);
  await countVerification(services, title.id);
  return describeTitle(services, title);
}

/**
 * Finds a title by its code. A right code can't be guessed and is never limited: an employer may verify a whole promotion
 * at once. All others are answered alike, and limited together with the look-up of applications.
 * @throws ApiFailure 404, or 429 beyond a limit.
 */
export async function demandTitle(services: Services, asked: AskedCode): Promise<CodedTitle> {
  const found = await findTitle(services.kysely, asked.text);
  if (found !== undefined) return found;
  await limitWrongCodes(services, asked.address);
  throw refuse('titleUnknown');
}

/**
 * Counts a wrong code. A database that is read-only counts none, and answers all the same: an employer needs to know that
 * a code is unknown, and the limit protects no code that could be guessed.
 */
async function limitWrongCodes(services: Services, address: string): Promise<void> {
  try {
    const { refuseGuessers } = await countLookUp(services, address);
    refuseGuessers();
    await countMiss(services, address);
  } catch (error) {
    if (!isReadOnly(error)) throw error;
    services.log.warn('a wrong code was not counted: the database is read-only');
  }
}

/** An issued title with its code. */
export type CodedTitle = NonNullable<Awaited<ReturnType<typeof findTitle>>>;

async function findTitle(kysely: Kysely<Schema>, text: string) {
  const code = normalizeVerificationCode(text.slice(0, longestText));
  if (!isVerificationCode(code)) return undefined;
  return kysely
    .selectFrom('title_codes as k')
    .innerJoin('issued_titles as t', 't.id', 'k.title_id')
    .innerJoin('title_contents as c', 'c.title_id', 't.id')
    .selectAll('t')
    .select(['k.code', 'c.birth'])
    .where('k.code', '=', code)
    .executeTakeFirst();
}

async function describeTitle(
  { kysely, settings }: Services,
  title: CodedTitle,
): Promise<VerificationAnswer> {
  const university = settings.verification.university ?? null;
  const standing = await readChainStanding(kysely, title);
  if (standing.kind === 'replaced') return { status: 'replaced', code: title.code, university };
  const hasDocument = settings.opensDocuments && opensDocument(standing);
  return {
    status: standing.kind,
    code: title.code,
    person_name: joinPersonName(personNameOf(title)),
    ...homonymDatum(settings.verification, title),
    degree_title: title.degree_title,
    university,
    issue_date: title.issue_date,
    ceremony_date: title.ceremony_date,
    record_registry: title.record_registry,
    assigned_registry: title.assigned_registry,
    folio_registry: title.folio_registry,
    resolution: 'resolution' in standing ? withoutReason(standing.resolution) : null,
    current_code: standing.kind === 'rectified' ? await readCode(kysely, standing.currentId) : null,
    ...(hasDocument && (await hasTemplate(kysely, title.id)) ? { has_document: true } : {}),
  };
}

/** The number of characters of a document that tell people of one name apart without naming the document. */
const shownCharacters = 3;

/** The datum that the university states besides the name. An erased person has none. */
function homonymDatum(
  { datum }: VerificationSettings,
  { identification_type, id_number, birth }: CodedTitle,
): { document_end?: string; birth_year?: string } {
  switch (datum) {
    case 'none':
      return {};
    case 'document-end': {
      const { core } = parseIdentityNumber(identification_type, id_number);
      return core.length <= shownCharacters ? {} : { document_end: core.slice(-shownCharacters) };
    }
    case 'birth-year':
      return birth?.date == null ? {} : { birth_year: birth.date.slice(0, 4) };
    default:
      return datum satisfies never;
  }
}

/** True for a title that is valid or rectified: an annulled one has no document, and one on hold shows none. */
export function opensDocument({ kind }: Pick<ChainStanding<IsoDate>, 'kind'>): boolean {
  return kind === 'valid' || kind === 'rectified';
}

/** The reason may say more about the person than the title does. */
function withoutReason({ number, date, body }: Resolution<IsoDate>) {
  return { number, date, body };
}

async function readCode(kysely: Kysely<Schema>, titleId: number): Promise<string | null> {
  const row = await kysely
    .selectFrom('title_codes')
    .select('code')
    .where('title_id', '=', titleId)
    .executeTakeFirst();
  return row?.code ?? null;
}
