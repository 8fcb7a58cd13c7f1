import type { AuditContext } from '#calls/audit-context.ts';

/** Creates the audit context of a command on the server, under the command's name. */
export function commandAudit(name: string, at: Date): AuditContext {
  return { actor: { id: null, name }, at, requestId: 'command' };
}
