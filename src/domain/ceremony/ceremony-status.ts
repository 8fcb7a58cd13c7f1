/**
 * The status of a ceremony: `open` accepts applications, `closed` does not, `completed` took place. `unknown` is a
 * status that this version does not know; it is neither open nor completed.
 */
export type CeremonyStatus = 'open' | 'closed' | 'completed' | 'unknown';

/** Parses a server's status in Spanish or English, in any case. */
export function parseCeremonyStatus(text: string): CeremonyStatus {
  const status = text.trim();
  if (/^(abierto|open)$/i.test(status)) return 'open';
  if (/^(cerrado|closed)$/i.test(status)) return 'closed';
  return /^complet(ado|ed)$/i.test(status) ? 'completed' : 'unknown';
}
