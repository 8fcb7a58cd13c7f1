/**
 * Where a ceremony stands (spec §4): `open` takes applications, `closed` takes none, `completed` took place. `unknown`
 * is a status this version does not know; it is neither open nor completed (ruling 26).
 */
export type CeremonyStatus = 'open' | 'closed' | 'completed' | 'unknown';

const spellings: Readonly<Record<string, CeremonyStatus>> = {
  abierto: 'open',
  open: 'open',
  cerrado: 'closed',
  closed: 'closed',
  completado: 'completed',
  completed: 'completed',
};

/** Reads a server's status in Spanish or English, in any case (ruling 26). */
export function parseCeremonyStatus(text: string): CeremonyStatus {
  return spellings[text.trim().toLowerCase()] ?? 'unknown';
}
