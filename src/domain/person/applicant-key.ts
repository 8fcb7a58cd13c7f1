import type { Student } from '../application/application.ts';
import { personKey } from './identity-number.ts';

/** Identifies the person of an application by the identity document. '' without a number. */
export function applicantKey({ identificationType = '', idNumber = '' }: Student): string {
  return idNumber.trim() === '' ? '' : personKey(identificationType, idNumber);
}
