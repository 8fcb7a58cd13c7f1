/** Where a degree application stands (spec §4). */
export type ApplicationStatus = 'pending' | 'confirmed' | 'rejected';

const spellings: Readonly<Record<string, ApplicationStatus>> = {
  pendiente: 'pending',
  pending: 'pending',
  confirmado: 'confirmed',
  confirmada: 'confirmed',
  confirmed: 'confirmed',
  rechazado: 'rejected',
  rechazada: 'rejected',
  rejected: 'rejected',
};

/** Reads a server's status in Spanish or English, in any case. Anything unknown is pending (spec §4). */
export function parseApplicationStatus(text: string): ApplicationStatus {
  return spellings[text.trim().toLowerCase()] ?? 'pending';
}
