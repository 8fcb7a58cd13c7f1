import type { RectificationInput, TitleEntryAnswer } from 'birrete/contract';
import { rectifiedTexts, refuseNumbering, refuseUnchanged } from 'birrete/rules';
import type { Kysely, Selectable } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { sealSuccessor } from '#documents/content/seal-successor.ts';
import { dayInZone } from '#platform/calendar-day.ts';
import type { Schema } from '#platform/database/schema.ts';
import { storeOnce } from '#platform/database/stored-row.ts';
import { demand } from '#platform/http/failure.ts';
import { violatesRegister } from '../titles/registers.ts';
import { storeMissingCodes } from '../titles/title-codes.ts';
import { addEntry, demandPast, lockCorrectable } from './correct-title.ts';
import { nextFreePlaces } from './next-free-places.ts';

type TitleRow = Selectable<Schema['issued_titles']>;

/**
 * Rectifies a title: another one with the corrected texts and the next free numbers of its ceremony is issued in its
 * place and names it, in one transaction. The rectified one stays as it is.
 * @throws ApiFailure 404, 409 if it is annulled or rectified already, 422
 */
export async function rectifyTitle(
  services: Services,
  titleId: number,
  input: RectificationInput,
  audit: AuditContext,
): Promise<TitleEntryAnswer> {
  try {
    return await rectifyOnce(services, titleId, input, audit);
  } catch (error) {
    if (!violatesRegister(error)) throw error;
    // Another ceremony has just taken the number: now it can be seen, and the next one is free.
    return rectifyOnce(services, titleId, input, audit);
  }
}

function rectifyOnce(
  services: Services,
  titleId: number,
  input: RectificationInput,
  audit: AuditContext,
): Promise<TitleEntryAnswer> {
  const once = { constraint: 'issued_titles_one_successor', refusal: 'titleRectified' } as const;
  return storeOnce(services.kysely, once, async (trx) => {
    demandPast(input, audit);
    const { title, ceremony } = await lockCorrectable(trx, titleId);
    const texts = rectifiedTexts(title, input);
    demand(refuseUnchanged<typeof texts>(title, texts));
    demand(refuseNumbering(ceremony, 1));
    const numbers = await nextFreePlaces(trx, ceremony);
    const successor = await issueSuccessor(trx, title, {
      ...texts,
      ...numbers,
      issue_date: dayInZone(audit.at, services.settings.timeZone),
      created_at: audit.at,
      updated_at: audit.at,
    });
    const codes = await storeMissingCodes(trx);
    const contents = await sealSuccessor(trx, titleId, successor);
    const issued = { title: successor, codes, contents };
    const hidesFormerName = input.former_name_hidden;
    const entry = { kind: 'rectified', resolution: input, hidesFormerName, issued } as const;
    return addEntry(trx, audit, title, entry);
  });
}

function issueSuccessor(
  trx: Kysely<Schema>,
  { id: predecessor_id, ...title }: TitleRow,
  changes: Partial<TitleRow>,
): Promise<TitleRow> {
  return trx
    .insertInto('issued_titles')
    .values({ ...title, ...changes, predecessor_id })
    .returningAll()
    .executeTakeFirstOrThrow();
}
