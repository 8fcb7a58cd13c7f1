import type { VerifiedDocumentAnswer } from 'birrete/contract';
import { withholdSignatures } from 'birrete/rules';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { findTitleTemplate } from '#documents/editions/template-versions.ts';
import { fileNameOf } from '#documents/file-name.ts';
import { type GatheredDocument, gatherDocuments } from '#documents/gather-documents.ts';
import { listVerificationAddresses } from '#documents/print/printed-addresses.ts';
import { renderEditions } from '#documents/render/render-pdf.ts';
import { createDisclosureCount } from '#evidence/disclosures/disclosures.ts';
import { createThreadQueue } from '#platform/concurrency/thread-turns.ts';
import { ApiFailure, refuse } from '#platform/http/failure.ts';
import { enforceRateLimit } from '#platform/throttle/throttle.ts';
import { readChainStanding } from '../corrections/title-entries.query.ts';
import { readTitleVerifications } from './verification-record.ts';
import {
  type AskedCode,
  type CodedTitle,
  demandTitle,
  opensDocument,
  verifyTitle,
} from './verify-title.ts';

/** Public verification of titles. No cache may store an answer, because a title can be annulled at any time. */
export function verificationRoutes(on: On, services: Services): void {
  const openDocument = createOpenDocument(services);
  const before = () => {
    if (!services.settings.opensDocuments) throw refuse('unknownPath');
  };
  on('verifyTitle', async ({ c }) => {
    const asked = { text: c.req.param('code') ?? '', address: services.addressOf(c) };
    try {
      const answer = await verifyTitle(services, asked);
      services.metrics?.countVerification('found');
      return answer;
    } catch (error) {
      if (error instanceof ApiFailure) {
        services.metrics?.countVerification(error.status === 404 ? 'unknown' : 'refused');
      }
      throw error;
    }
  });
  on('readTitleVerifications', ({ target }) => readTitleVerifications(services.kysely, target.id));
  on('listVerificationAddresses', () => listVerificationAddresses(services));
  on(
    'readVerifiedDocument',
    ({ c }) => {
      const asked = { text: c.req.param('code') ?? '', address: services.addressOf(c) };
      return openDocument(asked, c.req.raw.signal);
    },
    { before },
  );
}

/** Time in which a document must be drawn, in milliseconds. */
const longestDrawing = 30_000;

/**
 * Opens the document of a title.
 * @throws ApiFailure 404 as the verification, if its chain is annulled or on hold, or its name hidden; 429; 503
 */
type OpenDocument = (asked: AskedCode, signal: AbortSignal) => Promise<VerifiedDocumentAnswer>;

/**
 * Creates the function that draws the document of a valid or rectified title, marked as a copy for comparison with the
 * paper. It is no print: the log of prints does not contain it, the count of disclosures does.
 */
function createOpenDocument(services: Services): OpenDocument {
  const drawings = createThreadQueue();
  const countDisclosure = createDisclosureCount(services);
  return async (asked, signal) => {
    const title = await demandTitle(services, asked);
    const documents = await demandDocument(services, title);
    await countDocument(services, title);
    // Before the answer, so that no disclosure goes uncounted.
    await countDisclosure({ code: title.application_code, address: asked.address });
    return drawings(() => {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(longestDrawing)]);
      return draw(documents, { createdAt: services.now(), signal: limited });
    });
  };
}

/**
 * Gathers the document in the form of its first print.
 * @throws ApiFailure 404 if the title opens none, or without a template
 */
async function demandDocument(
  services: Services,
  title: CodedTitle,
): Promise<readonly GatheredDocument[]> {
  const { kysely } = services;
  const standing = await readChainStanding(kysely, title);
  if (!opensDocument(standing)) throw refuse('titleDocumentMissing');
  const order = { titleIds: [title.id], template: await findTitleTemplate(kysely) };
  const documents = await gatherDocuments(services, { kind: 'title', ...order });
  if (documents.length === 0) throw refuse('titleDocumentMissing');
  return documents;
}

async function countDocument({ kysely, settings, now }: Services, { code }: CodedTitle) {
  const bucket = { kind: 'title-document', parts: [code] };
  const limit = settings.throttle.documentsByCode;
  await enforceRateLimit(kysely, bucket, limit, now(), 'tooManyLookUps');
}

async function draw(
  gathered: readonly GatheredDocument[],
  drawing: { readonly createdAt: Date; readonly signal: AbortSignal },
): Promise<VerifiedDocumentAnswer> {
  const filename = fileNameOf('title', gathered);
  const documents = gathered.map((document) => {
    const values = withholdSignatures(document.valuesOf(1));
    return {
      template: document.edition.template.template,
      values: { ...values, marks: [...values.marks, { kind: 'comparison' as const }] },
    };
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of renderEditions(documents, drawing)) pieces.push(piece);
  return { filename, content: Buffer.concat(pieces).toString('base64') };
}
