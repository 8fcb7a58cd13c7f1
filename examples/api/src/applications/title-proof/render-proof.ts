import { createHash } from 'node:crypto';
import {
  type DocumentTemplate,
  type DocumentValues,
  shippedTemplates,
  withholdSignatures,
} from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Services } from '#calls/services.ts';
import { readDocumentContext } from '#documents/document-context.ts';
import { unissuedValues } from '#documents/document-values.ts';
import { findTitleTemplate } from '#documents/editions/template-versions.ts';
import { renderSvg } from '#documents/render/render-svg.ts';
import type { Schema } from '#platform/database/schema.ts';
import { ApiFailure } from '#platform/http/failure.ts';
import { enforceRateLimit } from '#platform/throttle/throttle.ts';
import type { Graduate } from './graduates.query.ts';

const sample = [{ kind: 'sample' }] as const;

/** Draws the picture of a proof; null if it can't be drawn: the graduate can check the text without it. */
export type RenderProof = (graduate: Graduate) => Promise<string | null>;

/**
 * Creates the function that draws a graduate's title as SVG, marked as 'MUESTRA' and without signatures, by the
 * university's oldest template of a title or the shipped one. The last pictures are known; an application has a limit for
 * others.
 */
export function createRenderProof(services: Services): RenderProof {
  const { kysely, settings, log } = services;
  const pictures = createDrawnPictures();
  return async (graduate) => {
    try {
      const template = await findTemplate(kysely);
      if (template === undefined) return null;
      const context = await readDocumentContext({ kysely, settings });
      const values = withholdSignatures(unissuedValues(context, graduate, sample));
      const svg = await pictures.draw({ template, values }, () => countPicture(services, graduate));
      return svg === '' ? null : svg;
    } catch (error) {
      log.warn({ error: failureName(error) }, 'a proof was not drawn');
      return null;
    }
  };
}

/** @throws ApiFailure 429 beyond the limit of the application */
function countPicture({ kysely, settings, now }: Services, { application_code }: Graduate) {
  const bucket = { kind: 'proof-picture', parts: [application_code] };
  return enforceRateLimit(kysely, bucket, settings.throttle.proofPicturesByCode, now());
}

function failureName(error: unknown): string {
  if (error instanceof ApiFailure) return error.limit ?? error.name;
  return error instanceof Error ? error.name : 'unknown';
}

async function findTemplate(kysely: Kysely<Schema>): Promise<DocumentTemplate | undefined> {
  const oldest = await findTitleTemplate(kysely);
  return oldest?.template ?? shippedTemplates.find(({ kind }) => kind === 'title');
}

/** A picture of a document, as its template and its values determine it. */
interface DrawnDocument {
  readonly template: DocumentTemplate;
  readonly values: DocumentValues;
}

/** The pictures of the last proofs: about 100 KB each. */
interface DrawnPictures {
  /** Returns the picture if it is known, else draws it after `before`, which may refuse. Simultaneous calls share it. */
  draw(document: DrawnDocument, before: () => Promise<unknown>): Promise<string>;
}

const maxPictures = 50;

/**
 * Creates the pictures of one process. A picture is known by everything that is drawn, so that a change of the person,
 * the template, an official or a field never shows an older one.
 */
function createDrawnPictures(): DrawnPictures {
  const pictures = new Map<string, Promise<string>>();
  return {
    async draw(document, before) {
      const key = drawingKey(document);
      const picture =
        pictures.get(key) ?? before().then(() => renderSvg({ ...document, callers: 'public' }));
      // The order of the map is that of their last use.
      pictures.delete(key);
      pictures.set(key, picture);
      const [oldest] = pictures.keys();
      if (pictures.size > maxPictures && oldest !== undefined) pictures.delete(oldest);
      try {
        return await picture;
      } catch (error) {
        if (pictures.get(key) === picture) pictures.delete(key);
        throw error;
      }
    },
  };
}

function drawingKey(document: DrawnDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex');
}
