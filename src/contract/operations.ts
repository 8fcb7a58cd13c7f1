import * as v from 'valibot';
import type { CallRow } from './schema/call-row.ts';

/** Method and path of the reference API's own calls, which birrete does not make, by the call's id. */
export const serverPaths = {
  findProvider: 'GET /api/auth/openid',
  returnFromProvider: 'GET /api/auth/openid/callback',
  readAudit: 'GET /api/audit',
  checkHealth: 'GET /api/health',
  checkLife: 'GET /api/health/live',
} as const;

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

/** The audit trail, and the health of a server. */
export const operationCalls = {
  readAudit: {
    purpose: 'The audit trail, newest first; query: limit (100, at most 500) and before (an id)',
    usedBy: ['operations'],
    audience: 'administrators',
    proof: 'session',
    extra: 'audit',
    status: 200,
    answer: { kind: 'list', schema: auditAnswer },
  },
  checkHealth: {
    purpose: 'Whether the API reaches its database, for load balancers',
    usedBy: ['operations'],
    audience: 'public',
    extra: 'operations',
    status: 200,
    answer: { kind: 'done' },
    refusals: ['unavailable'],
  },
  checkLife: {
    purpose: 'Whether the process answers, regardless of its database',
    usedBy: ['operations'],
    audience: 'public',
    extra: 'operations',
    status: 200,
    answer: { kind: 'done' },
  },
} as const satisfies Record<string, CallRow>;
