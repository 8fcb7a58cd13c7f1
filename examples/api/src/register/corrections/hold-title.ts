import type { HoldInput, TitleHoldAnswer } from 'birrete/contract';
import { refuseHold, refuseLifting, type TitleHoldKind } from 'birrete/rules';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { demand } from '#platform/http/failure.ts';
import { sealRows } from '#platform/seals/seals.ts';
import { lockTitle } from './correct-title.ts';

const rules = { held: refuseHold, lifted: refuseLifting } as const;

/**
 * Puts a title on hold while the university reviews it, or lifts the hold. The row of its ceremony is locked, so that
 * corrections, hand-overs and prints of the ceremony come before or after it.
 * @throws ApiFailure 404, 409 if the title is annulled, rectified or in this state already, 422
 */
export function enterHold(
  { kysely }: Services,
  { titleId, kind }: { readonly titleId: number; readonly kind: TitleHoldKind },
  { reason }: HoldInput,
  audit: AuditContext,
): Promise<TitleHoldAnswer> {
  return kysely.transaction().execute(async (trx) => {
    const { title, standing, holds } = await lockTitle(trx, titleId);
    demand(rules[kind](standing));
    const row = await trx
      .insertInto('title_holds')
      .values({
        title_id: title.id,
        kind,
        reason,
        entered_by: audit.actor.name,
        created_at: audit.at,
        previous_id: holds.at(-1)?.id ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { reason: _reason, ...withoutReason } = row;
    await recordAudit(trx, audit, {
      action: kind,
      subject: 'title',
      subjectId: title.id,
      after: { application_code: title.application_code },
      // The reason can be erased: the trail seals it apart, with a salt.
      seals: { title_holds: sealRows([withoutReason]) },
      rows: { hold_reasons: [row.id] },
    });
    const { previous_id: _, ...answer } = row;
    return { ...answer, created_at: row.created_at.toISOString() };
  });
}
