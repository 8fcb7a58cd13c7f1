import type { Context } from 'hono';
import type { Actor, ApiEnv } from '../platform/http/api-env.ts';
import type { Services } from './services.ts';

/** The actor, time and origin of a change, for its audit entry. */
export interface AuditContext {
  readonly actor: Pick<Actor, 'name'> & { readonly id: number | null };
  readonly at: Date;
  readonly requestId: string;
  /** The client's address; undefined for a command on the server. */
  readonly address?: string | undefined;
}

/** The audit context of a request, which always has an address. */
export interface RequestAudit extends AuditContext {
  readonly address: string;
}

/** Reads the audit context of a request: the signed-in user, or an anonymous visitor. */
export function auditContextOf(
  c: Context<ApiEnv>,
  { now, addressOf }: Pick<Services, 'now' | 'addressOf'>,
): RequestAudit {
  const actor: Actor | undefined = c.get('actor');
  return {
    at: now(),
    requestId: c.get('requestId'),
    address: addressOf(c),
    actor: actor ?? { id: null, name: 'public' },
  };
}
