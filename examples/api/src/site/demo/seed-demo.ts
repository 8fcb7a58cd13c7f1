import type { IsoDate } from 'birrete/rules';
import { createDemoUniversity } from 'birrete/testing/university';
import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import { sealContents } from '#documents/content/seal-contents.ts';
import { readDocumentContext } from '#documents/document-context.ts';
import { storeTemplateVersion } from '#documents/editions/template-versions.ts';
import { type AuditEvent, recordAudit } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hasRow } from '#platform/database/stored-row.ts';
import type { PasswordHasher } from '#platform/passwords/password.ts';
import { findNeverSealed } from '#platform/seals/read-states.ts';
import { sealedTableNames } from '#platform/seals/sealed-tables.ts';
import { type Seals, sealCodes, sealRows } from '#platform/seals/seals.ts';
import type { VerificationSettings } from '#platform/settings/verification-settings.ts';
import { demoPassword } from './demo-access.ts';
import { insertDemoRows } from './insert-demo-rows.ts';

export interface DemoOptions {
  /** The dates of ceremonies are relative to this day. All other data are always the same. */
  readonly today: IsoDate;
  readonly passwords: PasswordHasher;
  /** The name of the university, which titles state. Default none. */
  readonly verification?: Pick<VerificationSettings, 'university' | 'page'>;
  readonly now: Date;
}

/**
 * Fills an empty database with the demo university: 24 pending and 156 confirmed applications, 3 open ceremonies, 142
 * issued titles.
 *
 * @returns whether it stored anything. It does nothing if the database has a user or a faculty, or if another process
 *   fills it at the same time.
 */
export async function seedDemo(kysely: Kysely<Schema>, options: DemoOptions): Promise<boolean> {
  if (await hasData(kysely)) return false;
  const university = createDemoUniversity({ today: options.today });
  const passwordHash = await options.passwords.hash(demoPassword);
  return kysely.transaction().execute(async (trx) => {
    await trx.selectFrom('genders').select('id').orderBy('id').forUpdate().execute();
    if (await hasData(trx)) return false;
    await insertDemoRows(trx, university, { passwordHash, now: options.now });
    await recordDemoActivity(trx, options.verification);
    return true;
  });
}

async function hasData(kysely: Kysely<Schema>): Promise<boolean> {
  return (
    (await hasRow(kysely.selectFrom('users').select('id'))) ||
    (await hasRow(kysely.selectFrom('faculties').select('id')))
  );
}

/** The number of applications in the audit trail of a fresh demo. */
const shownApplications = 12;

/** Writes the latest applications and issues of the demo to the audit trail, so that the dashboard has activity. */
async function recordDemoActivity(
  trx: Kysely<Schema>,
  verification: Pick<VerificationSettings, 'university' | 'page'> = {
    university: undefined,
    page: undefined,
  },
): Promise<void> {
  const applications = await trx
    .selectFrom('applications')
    .select(['id', 'application_code', 'ceremony_id', 'career_id', 'applied_at as at'])
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownApplications)
    .execute();
  const issues = await trx
    .selectFrom('issued_titles')
    .select(({ fn }) => ['ceremony_id', fn.max('created_at').as('at')])
    .select(sql<number>`count(*)::integer`.as('count'))
    .groupBy('ceremony_id')
    .execute();
  const titles = await trx.selectFrom('issued_titles').selectAll().orderBy('id').execute();
  const codes = await trx
    .selectFrom('title_codes as k')
    .innerJoin('issued_titles as t', 't.id', 'k.title_id')
    .select(['k.title_id', 'k.code', 't.ceremony_id'])
    .execute();
  const context = await readDocumentContext({
    kysely: trx,
    settings: { verification, idNumberStyle: 'thousands' },
  });
  const contents = await sealContents(
    trx,
    context,
    titles.map(({ id }) => id),
  );
  const contentsOf = (ceremonyId: number) =>
    Object.fromEntries(
      titles.flatMap(({ id, ceremony_id }) =>
        ceremony_id === ceremonyId ? [[id, contents[String(id)] ?? '']] : [],
      ),
    );
  const registrar = await trx
    .selectFrom('users')
    .select(['id', 'full_name as name'])
    .where('role_id', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow();

  const events: (AuditEvent & Pick<AuditContext, 'actor' | 'at'>)[] = [
    ...applications.map(({ id, at, ...after }) => ({
      action: 'submitted',
      subject: 'application',
      subjectId: id,
      after,
      actor: { id: null, name: 'public' },
      at,
    })),
    ...issues.map(({ ceremony_id, count, at }) => ({
      action: 'titles-issued',
      subject: 'ceremony',
      subjectId: ceremony_id,
      after: { count },
      seals: {
        issued_titles: sealRows(titles.filter((title) => title.ceremony_id === ceremony_id)),
        title_codes: sealCodes(codes.filter((code) => code.ceremony_id === ceremony_id)),
        title_contents: contentsOf(ceremony_id),
      },
      actor: registrar,
      at,
    })),
  ];
  events.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const [index, { actor, at, ...event }] of events.entries()) {
    // The first entry seals the rows of the demo, on which the issues rest.
    const rows = index === 0 ? await findNeverSealed(trx, sealedTableNames) : undefined;
    const seals = index === 0 ? { ...event.seals, ...(await storeVersions(trx)) } : event.seals;
    await recordAudit(trx, { actor, at, requestId: 'demo' }, { ...event, seals, rows });
  }
}

/** Stores the first version of each template. @returns their seals */
async function storeVersions(trx: Kysely<Schema>): Promise<Seals> {
  const templates = await trx.selectFrom('document_templates').select('id').execute();
  const versions: Record<string, string> = {};
  for (const { id } of templates) {
    const { document_template_versions } = await storeTemplateVersion(trx, id);
    Object.assign(versions, document_template_versions);
  }
  return { document_template_versions: versions };
}
