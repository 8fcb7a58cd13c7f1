import type { ResolutionInput, TitleEntryAnswer } from 'birrete/contract';
import {
  type ErrorCause,
  type IsoDate,
  refuseAnnulment,
  refuseCorrection,
  refuseDuplicate,
  refuseResolution,
  type TitleStanding,
  titleStanding,
} from 'birrete/rules';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { lockRow, readRow, storeOnce } from '#platform/database/stored-row.ts';
import { readHolds, type TitleHoldRow } from '#platform/database/title-holds.ts';
import { demand } from '#platform/http/failure.ts';
import { type Seals, sealCodes, sealRows, sealWithoutReason } from '#platform/seals/seals.ts';
import { readEntriesOf, standingEntry, type TitleEntryRow } from './title-entries.query.ts';

type TitleRow = Selectable<Schema['issued_titles']>;

/** A title, its ceremony, whose row is locked, and what the register says about it. */
export interface LockedTitle {
  readonly title: TitleRow;
  readonly ceremony: Awaited<ReturnType<typeof lockRow<'ceremonies'>>>;
  readonly entries: readonly TitleEntryRow[];
  /** The oldest first. */
  readonly holds: readonly TitleHoldRow[];
  readonly standing: TitleStanding<IsoDate>;
}

/** Annuls a title. @throws ApiFailure 404, 409 if it is annulled or rectified already, 422 */
export function annulTitle(
  services: Services,
  titleId: number,
  resolution: ResolutionInput,
  audit: AuditContext,
): Promise<TitleEntryAnswer> {
  const once = { constraint: 'title_entries_one_end', refusal: 'titleAnnulled' } as const;
  return storeOnce(services.kysely, once, async (trx) => {
    demandPast(resolution, audit);
    const { title, standing } = await lockTitle(trx, titleId);
    demand(refuseAnnulment(standing));
    return addEntry(trx, audit, title, { kind: 'annulled', resolution });
  });
}

/** Records a duplicate of a title. @throws ApiFailure 404, 409 if the title is not valid or the duplicate exists, 422 */
export function duplicateTitle(
  services: Services,
  titleId: number,
  resolution: ResolutionInput,
  audit: AuditContext,
): Promise<TitleEntryAnswer> {
  const once = { constraint: 'title_entries_one_duplicate', refusal: 'duplicateExists' } as const;
  return storeOnce(services.kysely, once, async (trx) => {
    demandPast(resolution, audit);
    const { title, entries } = await lockCorrectable(trx, titleId);
    demand(refuseDuplicate(entries, resolution.resolution_number));
    return addEntry(trx, audit, title, { kind: 'duplicated', resolution });
  });
}

/** @throws ApiFailure 422 if the resolution is of a day to come */
export function demandPast({ resolution_date }: ResolutionInput, audit: AuditContext): void {
  demand(refuseResolution(resolution_date, audit));
}

/** Reads a title as `lockTitle` does. @throws ApiFailure 404 without the title, 409 if it is not in force or on hold */
export async function lockCorrectable(trx: Kysely<Schema>, titleId: number): Promise<LockedTitle> {
  const locked = await lockTitle(trx, titleId);
  demand(refuseCorrection(locked.standing));
  return locked;
}

/**
 * Reads a title and its standing. The row of its ceremony is locked, so that corrections and issues of the ceremony follow
 * one another: the site has no right to lock a title.
 * @throws ApiFailure 404 without the title
 */
export async function lockTitle(trx: Kysely<Schema>, titleId: number): Promise<LockedTitle> {
  const title = await readRow(trx, 'issued_titles', titleId, 'titleMissing');
  const ceremony = await lockRow(trx, 'ceremonies', title.ceremony_id, 'titleMissing');
  const entries = await readEntriesOf(trx, titleId);
  const holds = await readHolds(trx, [titleId]);
  const standing = titleStanding(entries.map(standingEntry), holds);
  return { title, ceremony, entries, holds, standing };
}

interface NewEntry {
  readonly kind: Insertable<Schema['title_entries']>['kind'];
  readonly resolution: ResolutionInput;
  /** True hides the former name of a rectified title from the public. */
  readonly hidesFormerName?: boolean;
  /** The cause of the error that a rectification corrects. */
  readonly cause?: ErrorCause | null;
  /** The title that is issued in place of a rectified one, with its codes and the seal of its content. */
  readonly issued?: {
    readonly title: TitleRow;
    readonly codes: readonly Selectable<Schema['title_codes']>[];
    readonly contents: Readonly<Record<string, string>>;
  };
}

/** Adds an entry about a title, and records it with the hashes of what it stores. Call it last in the transaction. */
export async function addEntry(
  trx: Kysely<Schema>,
  audit: AuditContext,
  title: TitleRow,
  { kind, resolution, hidesFormerName = false, cause = null, issued }: NewEntry,
): Promise<TitleEntryAnswer> {
  const { resolution_number, resolution_date, resolution_body, resolution_reason } = resolution;
  const entry = await trx
    .insertInto('title_entries')
    .values({
      title_id: title.id,
      kind,
      resolution_number,
      resolution_date,
      resolution_body,
      resolution_reason,
      replacing_title_id: issued?.title.id ?? null,
      former_name_hidden: hidesFormerName ? true : null,
      error_cause: cause,
      entered_by: audit.actor.name,
      created_at: audit.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(trx, audit, {
    action: kind,
    subject: 'title',
    subjectId: title.id,
    after: {
      application_code: title.application_code,
      resolution_number,
      resolution_date,
      ...(issued === undefined ? {} : { replacing_title_id: issued.title.id }),
      ...(hidesFormerName ? { former_name_hidden: true } : {}),
      ...(cause === null ? {} : { error_cause: cause }),
    },
    seals: sealsOf(entry, issued),
    rows: { correction_reasons: [entry.id] },
  });
  return {
    ...entry,
    former_name_hidden: hidesFormerName,
    created_at: entry.created_at.toISOString(),
  };
}

function sealsOf(entry: TitleEntryRow, issued: NewEntry['issued']): Seals {
  const entries = { title_entries: sealWithoutReason([entry], 'resolution_reason') };
  if (issued === undefined) return entries;
  const { title, codes, contents: title_contents } = issued;
  const sealed = { issued_titles: sealRows([title]), title_codes: sealCodes(codes) };
  return { ...sealed, title_contents, ...entries };
}
