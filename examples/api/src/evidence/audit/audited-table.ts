import type { RefusalId } from 'birrete/contract';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Exchange } from '#calls/call-handler.ts';
import type { Schema, VersionedTable } from '#platform/database/schema.ts';
import {
  deleteRow,
  insertRow,
  lockTarget,
  type Once,
  storeOnce,
  updateRow,
} from '#platform/database/stored-row.ts';
import { type SealedIds, sealedIdsOf } from '#platform/seals/sealed-tables.ts';
import type { Seals } from '#platform/seals/seals.ts';
import { recordAudit, recordUpdate } from './record-audit.ts';

/** Fields of a row, as the audit trail shows them. */
type Fields = Readonly<Record<string, unknown>>;

type Row<Table extends VersionedTable> = Selectable<Schema[Table]>;
type Columns<Table extends VersionedTable> = Insertable<Schema[Table]>;

/** A change that is about to be stored, in its transaction. */
interface Change<Table extends VersionedTable> {
  readonly trx: Kysely<Schema>;
  readonly audit: AuditContext;
  /** The locked row; undefined for a new one. */
  readonly before: Row<Table> | undefined;
}

/** A table whose rows administrators create, change and delete, with the rules of that table. */
export interface AuditedTable<Table extends VersionedTable, Input, Answer> {
  readonly table: Table;
  /** The name of a row in the audit trail. */
  readonly subject: string;
  /** The refusal for a row that does not exist. */
  readonly missing: RefusalId;
  /** The refusal for a row that has changed since the caller read it. @default 'rowChanged' */
  readonly changed?: RefusalId;
  /** The unique constraint of the table, and its refusal. */
  readonly once?: Once;
  /** Refuses an input before the transaction: slow checks, during which no row is locked. */
  readonly check?: (input: Input) => Promise<void>;
  /** Converts an input to the columns to store. Refuses one that contradicts other rows. */
  readonly columns: (
    input: Input,
    change: Change<Table>,
  ) => Columns<Table> | Promise<Columns<Table>>;
  /** Selects what the trail shows of a stored row. @default all columns */
  readonly recordedRow?: (row: Row<Table>) => Fields;
  /** Selects what the trail shows of a new or changed row. @default the stored columns */
  readonly recordedInput?: (input: Input, columns: Columns<Table>) => Fields;
  /**
   * Refuses to delete a row that others use, or deletes those too.
   * @returns what the trail shows of the deletion; undefined for the row
   */
  readonly beforeDeletion?: (trx: Kysely<Schema>, row: Row<Table>) => Promise<Fields | undefined>;
  /** Finds the rows of other tables that are deleted with a row. */
  readonly deletedWith?: (trx: Kysely<Schema>, row: Row<Table>) => Promise<SealedIds>;
  /** Stores the version that a row has become. @returns the seals for the entry */
  readonly storeVersion?: (trx: Kysely<Schema>, id: number) => Promise<Seals>;
  /** Reads the answer to a change. */
  readonly read: (trx: Kysely<Schema>, id: number) => Promise<Answer>;
}

/**
 * The handlers that create, change and delete a row of a table. Each change runs in one transaction with its entry in the
 * audit trail; the row is locked from the check of its version to the write.
 */
export function auditedChanges<Table extends VersionedTable, Input, Answer>(
  kysely: Kysely<Schema>,
  definition: AuditedTable<Table, Input, Answer>,
) {
  const { table, subject, missing, changed, once, check, columns: columnsOf, read } = definition;
  const recordedRow = definition.recordedRow ?? ((row: Row<Table>): Fields => ({ ...row }));
  const recordedInput =
    definition.recordedInput ?? ((_: Input, columns: Columns<Table>): Fields => ({ ...columns }));

  /** Adds a row. @throws ApiFailure 409 if the row exists, 422 */
  async function create({ input, audit }: Pick<Exchange<Input>, 'input' | 'audit'>) {
    await check?.(input);
    return storeOnce(kysely, once, async (trx) => {
      const columns = await columnsOf(input, { trx, audit, before: undefined });
      const id = await insertRow(trx, table, columns);
      const seals = await definition.storeVersion?.(trx, id);
      const event = { action: 'created', subject, subjectId: id, rows: sealedIdsOf(table, [id]) };
      await recordAudit(trx, audit, { ...event, after: recordedInput(input, columns), seals });
      return read(trx, id);
    });
  }

  /** Changes a row. @throws ApiFailure 404, 409, 412 if the caller knows another version, 422 */
  async function update({
    target,
    input,
    audit,
  }: Pick<Exchange<Input>, 'target' | 'input' | 'audit'>) {
    await check?.(input);
    return storeOnce(kysely, once, async (trx) => {
      const before = await lockTarget(trx, table, target, missing, changed);
      const columns = await columnsOf(input, { trx, audit, before });
      await updateRow(trx, table, target.id, columns);
      await recordUpdate(trx, audit, {
        subject,
        subjectId: target.id,
        rows: sealedIdsOf(table, [target.id]),
        before: recordedRow(before),
        after: recordedInput(input, columns),
        seal: () => definition.storeVersion?.(trx, target.id),
      });
      return read(trx, target.id);
    });
  }

  /** Deletes a row. @throws ApiFailure 404, 409 if it is in use, 412 if the caller knows another version */
  async function remove({ target, audit }: Pick<Exchange<unknown>, 'target' | 'audit'>) {
    await kysely.transaction().execute(async (trx) => {
      const row = await lockTarget(trx, table, target, missing, changed);
      const { id, version, ...fields } = recordedRow(row);
      const others = await definition.deletedWith?.(trx, row);
      const before = (await definition.beforeDeletion?.(trx, row)) ?? fields;
      await deleteRow(trx, table, target.id);
      const event = { action: 'deleted', subject, subjectId: target.id };
      const rows = { ...sealedIdsOf(table, [target.id]), ...others };
      await recordAudit(trx, audit, { ...event, before, rows });
    });
  }

  return { create, update, remove };
}
