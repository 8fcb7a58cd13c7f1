import type { VerificationAnswer, VerifiedDocumentAnswer } from '#contract/verification.ts';
import { parseIdentityNumber } from '#domain/person/identity-number.ts';
import type { Resolution } from '#domain/registry/title-entry.ts';
import {
  normalizeVerificationCode,
  verificationCodeEntropy,
  verificationCodeOf,
} from '#domain/verification/verification-code.ts';
import { chainStanding } from '#register/title/chain-standing.ts';
import { createRandom } from '#testing/university/random.ts';
import type { TitleRow } from '#testing/university/rows.ts';
import { decline } from '../declined-call.ts';
import type { Exchange, Replies } from '../exchange.ts';
import type { FakeUniversity } from '../fake-university.ts';
import { findRow } from '../memory.ts';
import { holderOf, standingOf } from '../titles/title-facts.ts';
import { singlePagePdf } from './single-page-pdf.ts';

/** The name of the university behind the fake API. */
const universityName = 'Universidad Central de los Andes';

/** The verification code of a title in the fake API: always the same for an id. */
export function fakeVerificationCode(titleId: number): string {
  const random = createRandom(titleId);
  return verificationCodeOf(
    Array.from({ length: verificationCodeEntropy }, () => random.between(0, 31)),
  );
}

/** The additional keys of a title, where the server announces `verification`. */
export function verificationKeys({ extras }: Pick<Exchange, 'extras'>, { id }: TitleRow) {
  if (!extras.includes('verification')) return {};
  return { verification_code: fakeVerificationCode(id), verification_url: null };
}

type VerificationCall =
  | 'verifyTitle'
  | 'readVerifiedDocument'
  | 'readTitleVerifications'
  | 'listVerificationAddresses';

/** The verifications of each university's titles, by title. */
const counts = new WeakMap<FakeUniversity, Map<number, number>>();

function countsOf(university: FakeUniversity): Map<number, number> {
  const known = counts.get(university) ?? new Map<number, number>();
  counts.set(university, known);
  return known;
}

/** Verification of titles by their code, beyond the API contract. */
export const verification: Replies<VerificationCall> = {
  verifyTitle({ university, code: text, extras }): VerificationAnswer {
    const { title, code } = titleWith(university, text);
    const standing = chainStandingOf(university, title.id);
    const verifications = countsOf(university);
    verifications.set(title.id, (verifications.get(title.id) ?? 0) + 1);
    if (standing.kind === 'replaced') {
      return { status: 'replaced', code, university: universityName };
    }
    return {
      status: standing.kind,
      code,
      person_name: holderOf(title),
      ...(extras.includes('verification-datum')
        ? { document_end: parseIdentityNumber('', title.id_number).core.slice(-3) }
        : {}),
      degree_title: title.degree_title,
      university: universityName,
      issue_date: title.issue_date,
      ceremony_date: title.ceremony_date,
      record_registry: title.record_registry,
      assigned_registry: title.assigned_registry,
      folio_registry: title.folio_registry,
      resolution: 'resolution' in standing ? withoutReason(standing.resolution) : null,
      current_code: standing.kind === 'rectified' ? fakeVerificationCode(standing.currentId) : null,
      ...(opensDocuments(extras) && hasDocument(standing) ? { has_document: true } : {}),
    };
  },
  readTitleVerifications({ university, id }) {
    if (findRow(university.rows.titles, id) === undefined) throw decline('titleMissing');
    return { count: countsOf(university).get(id) ?? 0 };
  },
  // Documents of the fake API carry no address.
  listVerificationAddresses: () => [],
  readVerifiedDocument({ university, code, extras }): VerifiedDocumentAnswer {
    if (!opensDocuments(extras)) throw decline('unknownPath');
    const { title } = titleWith(university, code);
    if (!hasDocument(chainStandingOf(university, title.id))) {
      throw decline('titleDocumentMissing');
    }
    return {
      filename: `titulo-${title.ceremony_date}-cotejo.pdf`,
      content: btoa(singlePagePdf('Copia para cotejo')),
    };
  },
};

/** The fake API opens documents where it prints them. */
function opensDocuments(extras: Exchange['extras']): boolean {
  return extras.includes('documents');
}

/** True for a title that is valid or rectified. */
function hasDocument({ kind }: ReturnType<typeof chainStandingOf>): boolean {
  return kind === 'valid' || kind === 'rectified';
}

function titleWith({ rows }: FakeUniversity, text: string) {
  const code = normalizeVerificationCode(text);
  const title = rows.titles.find(({ id }) => fakeVerificationCode(id) === code);
  if (title === undefined) throw decline('titleUnknown');
  return { title, code };
}

function withoutReason({ number, date, body }: Resolution<string>) {
  return { number, date, body };
}

function chainStandingOf(university: FakeUniversity, titleId: number) {
  return chainStanding(titleId, (id) => standingOf(university, id));
}
