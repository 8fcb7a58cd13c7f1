import type { Selectable } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

/**
 * Retention periods of personal data in the audit trail, in years. Triggers of the migrations 0014 and 0021 enforce the
 * same numbers: a shorter period needs a migration, on purpose.
 */
export const retentionYears = 5;

/** The shorter period for entries of graduates who applied, which hold their address. */
export const applicantYears = 1;

type Author = Pick<Selectable<Schema['audit_entries']>, 'actor_id' | 'subject' | 'action'>;

/** True if a graduate wrote the entry by applying. */
export function isOfApplicant({ actor_id, subject, action }: Author): boolean {
  return actor_id === null && subject === 'application' && action === 'submitted';
}

/** The moment before which personal data may be erased, a day earlier than the trigger allows in any time zone. */
export function endOfRetention(now: Date, years: number = retentionYears): Date {
  const end = yearsBefore(now, years);
  end.setUTCDate(end.getUTCDate() - 1);
  return end;
}

/** True if an entry is within its retention period. */
export function isRetained(entry: Author & { readonly at: Date }, now: Date): boolean {
  return entry.at > yearsBefore(now, isOfApplicant(entry) ? applicantYears : retentionYears);
}

/** The moment a number of years before another. */
export function yearsBefore(now: Date, years: number): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - years);
  return end;
}
