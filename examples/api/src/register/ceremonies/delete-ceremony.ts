import { refuseCeremonyDeletion } from 'birrete/rules';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { demand } from '#platform/http/failure.ts';
import { demandVersion, type Target } from '#platform/http/target.ts';
import { countTitles, lockCeremony } from './ceremonies.query.ts';

/**
 * Deletes a ceremony with its applications, of which the console warns. Their codes remain in the audit trail.
 * @throws ApiFailure 409 if titles were issued in it, 412 if the caller knows another version.
 */
export async function deleteCeremony(
  { kysely }: Services,
  target: Target,
  audit: AuditContext,
): Promise<void> {
  const { id } = target;
  await kysely.transaction().execute(async (trx) => {
    const ceremony = await lockCeremony(trx, id);
    demandVersion(target, ceremony.version, 'ceremonyChanged');
    demand(refuseCeremonyDeletion(await countTitles(trx, id)));
    const applications = await trx
      .deleteFrom('applications')
      .where('ceremony_id', '=', id)
      .returning(['application_code', 'status'])
      .execute();
    await trx.deleteFrom('ceremonies').where('id', '=', id).execute();
    const { name, ceremony_date, ceremony_location, status } = ceremony;
    await recordAudit(trx, audit, {
      action: 'deleted',
      subject: 'ceremony',
      subjectId: id,
      before: { name, ceremony_date, ceremony_location, status, applications },
    });
  });
}
