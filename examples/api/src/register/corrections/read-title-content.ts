import type { TitleContentAnswer } from 'birrete/contract';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { readRectifiable } from '#documents/content/seal-successor.ts';
import { readDocumentContext } from '#documents/document-context.ts';
import { recordShown } from '#evidence/audit/shown-rows.ts';
import { refuse } from '#platform/http/failure.ts';

/**
 * Reads the values that the documents of a title state, with the names of all additional fields: a rectification can add
 * one.
 * @throws ApiFailure 404
 */
export async function readTitleContent(
  services: Services,
  titleId: number,
  audit: AuditContext,
): Promise<TitleContentAnswer> {
  const { kysely } = services;
  const sealed = await readRectifiable(kysely, titleId);
  if (sealed === undefined) throw refuse('titleMissing');
  const { stated, isBirthErased } = sealed;
  const { fields } = await readDocumentContext(services);
  const unstated = Object.fromEntries(fields.map(({ name }) => [name, '']));
  const event = { action: 'read', subject: 'title-content', subjectId: titleId };
  await recordShown(kysely, audit, event, { titles: [[titleId, titleId]] });
  return { ...stated, birth_erased: isBirthErased, fields: { ...unstated, ...stated.fields } };
}
