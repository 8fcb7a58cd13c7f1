import { type DocumentTemplate, shippedTemplates } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Services } from '../calls/services.ts';
import type { Schema } from '../database/schema.ts';
import { readDocumentContext } from '../documents/document-context.ts';
import { listDocumentTemplates } from '../documents/document-templates.ts';
import { unissued, valuesOf } from '../documents/document-values.ts';
import { renderSvg } from '../documents/render/render-svg.ts';
import type { Graduate } from './graduates.query.ts';

const sample = [{ kind: 'sample' }] as const;

/**
 * Renders the graduate's title as SVG, marked as 'MUESTRA', by the university's first template of a title or the shipped
 * one. Null if it can't be rendered: the graduate can check the text without it.
 */
export async function renderProof(
  { kysely, settings, log }: Services,
  graduate: Graduate,
): Promise<string | null> {
  try {
    const template = await findTemplate(kysely);
    if (template === undefined) return null;
    const context = await readDocumentContext({ kysely, settings });
    const svg = await renderSvg({
      template,
      values: valuesOf(context, graduate, unissued, sample),
    });
    return svg === '' ? null : svg;
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'a proof was not drawn');
    return null;
  }
}

async function findTemplate(kysely: Kysely<Schema>): Promise<DocumentTemplate | undefined> {
  const own = await listDocumentTemplates(kysely);
  return [...own, ...shippedTemplates].find(({ kind }) => kind === 'title');
}
