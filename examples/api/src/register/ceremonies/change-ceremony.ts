import type { CeremonyAnswer, CeremonyInput } from 'birrete/contract';
import {
  changesCeremonyYear,
  changesInitialNumbers,
  refuseCeremonyChange,
  refuseCeremonyDeletion,
  refuseCeremonyYear,
  refuseNewCeremony,
} from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import type { AuditedTable } from '#evidence/audit/audited-table.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { pickColumns } from '#platform/database/pick-columns.ts';
import type { Schema } from '#platform/database/schema.ts';
import { lockTarget, selectIds } from '#platform/database/stored-row.ts';
import { demand } from '#platform/http/failure.ts';
import type { Target } from '#platform/http/target.ts';
import {
  type CeremonyRow,
  countTitles,
  describeCeremony,
  readCeremony,
} from './ceremonies.query.ts';
import { readEnforced } from './enforced-registers.ts';

const initialNumbers = ['record_initial', 'assigned_initial', 'folio_initial'] as const;

/**
 * The ceremonies. The date of a new one must not be past; a later change may set any date, and the status. Initial numbers
 * from which titles were numbered stay, and so does the year that decides their register. Applications are deleted with
 * their ceremony, of which the console warns; their codes remain in the audit trail.
 */
export const ceremonyTable: AuditedTable<'ceremonies', CeremonyInput, CeremonyAnswer> = {
  table: 'ceremonies',
  subject: 'ceremony',
  missing: 'ceremonyMissing',
  changed: 'ceremonyChanged',
  columns: async (input, { trx, audit, before }) => {
    const { description = before?.description ?? null } = input;
    if (before === undefined) {
      demand(refuseNewCeremony(input.ceremony_date, audit));
      return { ...input, description, created_at: audit.at };
    }
    const numbers = await numbersToStore(trx, before, input);
    if (changesCeremonyYear(before.ceremony_date, input.ceremony_date)) {
      const issued = { policy: await readEnforced(trx), titles: await countTitles(trx, before.id) };
      demand(refuseCeremonyYear(before.ceremony_date, input.ceremony_date, issued));
    }
    const { created_at } = before;
    return { ...input, ...numbers, description, created_at, updated_at: audit.at };
  },
  recordedInput: (input, columns) => ({ ...input, ...pickColumns(columns, initialNumbers) }),
  deletedWith: async (trx, { id }) => {
    const ofCeremony = sql`from applications where ceremony_id = ${id}`;
    // A decision or an answer that is under way ends first: what it has sealed is deleted with its row.
    await sql`select id ${ofCeremony} order by id for update`.execute(trx);
    return {
      applications: await selectIds(trx, sql`${ofCeremony} and status = 'CONFIRMADA'`),
      proof_answers: await selectIds(
        trx,
        sql`from proof_answers where kind <> 'seen' and application_id in (select id ${ofCeremony})`,
      ),
      document_fields: await selectIds(trx, sql`from document_fields where ceremony_id = ${id}`),
    };
  },
  beforeDeletion: async (trx, { id, name, ceremony_date, ceremony_location, status }) => {
    demand(refuseCeremonyDeletion(await countTitles(trx, id)));
    const applications = await trx
      .deleteFrom('applications')
      .where('ceremony_id', '=', id)
      .returning(['application_code', 'status'])
      .execute();
    return { name, ceremony_date, ceremony_location, status, applications };
  },
  read: readCeremony,
};

/**
 * The initial numbers of a changed ceremony. Once it has titles they stay as they are stored, also if they differ from the
 * sent ones in what nobody sees.
 * @throws ApiFailure 409 for other numbers once it has titles
 */
async function numbersToStore(trx: Kysely<Schema>, before: CeremonyRow, input: CeremonyInput) {
  if (!changesInitialNumbers(before, input)) return {};
  const titles = await countTitles(trx, before.id);
  demand(refuseCeremonyChange(before, input, titles));
  return titles > 0 ? pickColumns(before, initialNumbers) : {};
}

/**
 * Marks a ceremony as having taken place. A repeated call changes nothing.
 * @throws ApiFailure 412 if the caller knows another version.
 */
export async function completeCeremony(
  { kysely }: Services,
  target: Target,
  notes: string | null,
  audit: AuditContext,
): Promise<CeremonyAnswer> {
  const { id } = target;
  return kysely.transaction().execute(async (trx) => {
    const before = await lockTarget(
      trx,
      'ceremonies',
      target,
      'ceremonyMissing',
      'ceremonyChanged',
    );
    if (before.status === 'COMPLETADO') return describeCeremony(before);
    const row = await trx
      .updateTable('ceremonies')
      .set({ status: 'COMPLETADO', completion_notes: notes, updated_at: audit.at })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(trx, audit, {
      action: 'completed',
      subject: 'ceremony',
      subjectId: id,
      before: { status: before.status },
      after: { status: row.status, completion_notes: notes },
    });
    return describeCeremony(row);
  });
}
