import * as v from 'valibot';

/** One entry of the audit trail. */
export const auditAnswer = v.object({
  id: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  actor_id: v.nullable(v.number()),
  actor_name: v.string(),
  action: v.string(),
  subject: v.string(),
  subject_id: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  request_id: v.nullable(v.string()),
  address: v.nullable(v.string()),
  hash: v.nullable(v.string()),
});
