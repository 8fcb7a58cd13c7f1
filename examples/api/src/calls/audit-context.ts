import type { IsoDate } from 'birrete/rules';
import type { Context } from 'hono';
import { dayInZone } from '../platform/calendar-day.ts';
import type { Actor, ApiEnv } from '../platform/http/api-env.ts';
import type { Services } from './services.ts';

/** The actor, time and origin of a change, for its audit entry. */
export interface AuditContext {
  readonly actor: Pick<Actor, 'name'> & { readonly id: number | null };
  readonly at: Date;
  /** The university's day at that moment; undefined for a command on the server. */
  readonly day?: IsoDate;
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
  { now, addressOf, settings }: Pick<Services, 'now' | 'addressOf' | 'settings'>,
): RequestAudit {
  const actor: Actor | undefined = c.get('actor');
  const at = now();
  return {
    at,
    day: dayInZone(at, settings.timeZone),
    requestId: c.get('requestId'),
    address: addressOf(c),
    actor: actor ?? { id: null, name: 'public' },
  };
}
