import type { DocumentKind, DocumentTemplate } from 'birrete/rules';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { readRow } from '#platform/database/stored-row.ts';
import { type Seals, sealRows } from '#platform/seals/seals.ts';

/** A template as it was in one of its versions. */
export interface TemplateVersion {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly template: DocumentTemplate;
}

type Row = Selectable<Schema['document_template_versions']>;

/** Stores the present version of a template, which stays when the template changes. @returns its seal */
export async function storeTemplateVersion(
  trx: Kysely<Schema>,
  templateId: number,
): Promise<Seals> {
  const { rows } = await sql<Row>`
    insert into document_template_versions (template_id, version, name, kind, template)
    select id, version, name, kind, template from document_templates where id = ${templateId}
    returning *`.execute(trx);
  return { document_template_versions: sealRows(rows) };
}

/** Reads a template as it is now. @throws ApiFailure 404 */
export async function readTemplate(kysely: Kysely<Schema>, id: number): Promise<TemplateVersion> {
  return presentVersion(await readRow(kysely, 'document_templates', id, 'documentTemplateMissing'));
}

/** Finds the oldest template of titles: one that is added later replaces none that graduates have seen. */
export async function findTitleTemplate(
  kysely: Kysely<Schema>,
): Promise<TemplateVersion | undefined> {
  const row = await kysely
    .selectFrom('document_templates')
    .selectAll()
    .where('kind', '=', 'title')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && presentVersion(row);
}

/** Finds the template by which titles were printed last, or the oldest one before the first print. */
export async function findIssueTemplate(
  kysely: Kysely<Schema>,
): Promise<TemplateVersion | undefined> {
  const row = await kysely
    .selectFrom('document_templates as d')
    .innerJoin('document_prints as p', 'p.template_id', 'd.id')
    .selectAll('d')
    .where('d.kind', '=', 'title')
    .where('p.kind', '=', 'title')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? findTitleTemplate(kysely) : presentVersion(row);
}

/** Finds a version of a template. An edit that changed nothing has no row: the one before is the same. */
export async function findTemplateVersion(
  kysely: Kysely<Schema>,
  templateId: number,
  version: number,
): Promise<TemplateVersion | undefined> {
  const row = await kysely
    .selectFrom('document_template_versions')
    .selectAll()
    .where('template_id', '=', templateId)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { id: templateId, version, name: row.name, template: templateOf(row) };
}

/** Finds the earliest version of a template that is stored. */
export async function findEarliestVersion(
  kysely: Kysely<Schema>,
  {
    template_id,
    template_name,
    kind,
  }: { template_id: number | null; template_name: string; kind: DocumentKind },
): Promise<TemplateVersion | undefined> {
  const row = await kysely
    .selectFrom('document_template_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where((where) =>
      template_id === null
        ? where('name', '=', template_name)
        : where('template_id', '=', template_id),
    )
    .orderBy('template_id')
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { template_id: id, version, name } = row;
  return { id, version, name, template: templateOf(row) };
}

function presentVersion(row: Selectable<Schema['document_templates']>): TemplateVersion {
  const { id, version, name } = row;
  return { id, version, name, template: templateOf(row) };
}

/** The stored JSON has passed the schema of the contract. */
function templateOf({ template }: Pick<Row, 'template'>): DocumentTemplate {
  return template as DocumentTemplate;
}
