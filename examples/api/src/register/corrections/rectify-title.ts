import type { RectificationInput, TitleEntryAnswer } from 'birrete/contract';
import {
  latestToday,
  rectifiedTexts,
  rectifiedValues,
  refuseBirthDate,
  refuseErasedBirth,
  refuseNumbering,
  refuseUnchanged,
  type StatedValues,
  statedTexts,
} from 'birrete/rules';
import type { Kysely, Selectable } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { readRectifiable, sealSuccessor } from '#documents/content/seal-successor.ts';
import { documentOf } from '#documents/document-values.ts';
import { dayInZone } from '#platform/calendar-day.ts';
import type { Schema } from '#platform/database/schema.ts';
import { storeOnce } from '#platform/database/stored-row.ts';
import { demand, refuse } from '#platform/http/failure.ts';
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
    demand(refuseBirthDate(input.date_of_birth, latestToday(audit.at), 'birthDateInvalid'));
    const { title, ceremony } = await lockCorrectable(trx, titleId);
    const sealed = await readRectifiable(trx, titleId);
    if (sealed === undefined) throw refuse('titleMissing');
    demand(refuseErasedBirth(sealed.isBirthErased, input));
    const texts = rectifiedTexts(title, input);
    const values = rectifiedValues(sealed.stated, input);
    demand(
      refuseUnchanged(
        printedTexts(title, sealed.stated),
        printedTexts({ ...title, ...texts }, values),
      ),
    );
    demand(refuseNumbering(ceremony, 1));
    const numbers = await nextFreePlaces(trx, ceremony, title.ceremony_date);
    const successor = await issueSuccessor(trx, title, {
      ...texts,
      ...numbers,
      issue_date: dayInZone(audit.at, services.settings.timeZone),
      created_at: audit.at,
      updated_at: audit.at,
    });
    const codes = await storeMissingCodes(trx);
    const style = services.settings.idNumberStyle;
    const contents = await sealSuccessor(
      trx,
      sealed,
      { rectified: title, successor },
      values,
      style,
    );
    const issued = { title: successor, codes, contents };
    const hidesFormerName = input.former_name_hidden;
    const cause = input.error_cause ?? null;
    const entry = { kind: 'rectified', resolution: input, hidesFormerName, cause, issued } as const;
    return addEntry(trx, audit, title, entry);
  });
}

/** The values of a title that a rectification may change, as its documents print them. */
function printedTexts(
  title: TitleRow,
  values: StatedValues,
): Readonly<Record<string, string | null>> {
  const { first_name, middle_name, third_name, last_name, second_last_name, degree_title } = title;
  const names = { first_name, middle_name, third_name, last_name, second_last_name };
  return { ...names, ...documentOf(title, 'typed'), degree_title, ...statedTexts(values) };
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
