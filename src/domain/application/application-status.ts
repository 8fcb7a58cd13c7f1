/** The status of a degree application. */
export type ApplicationStatus = 'pending' | 'confirmed' | 'rejected';

/** Reads a server's status in Spanish or English, in any case. Anything unknown is pending. */
export function parseApplicationStatus(text: string): ApplicationStatus {
  const status = text.trim();
  if (/^confirm(ad[oa]|ed)$/i.test(status)) return 'confirmed';
  return /^(rechazad[oa]|rejected)$/i.test(status) ? 'rejected' : 'pending';
}
