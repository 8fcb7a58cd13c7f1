import type { RegisterPolicy } from '#domain/registry/numbering/register-policy.ts';
import { isSameSeries, parseRegistryNumber } from '#domain/registry/registry-number.ts';

/**
 * True if the numbers of another ceremony are taken for a title that replaces a rectified one. Ceremonies with separate
 * registers may still continue one book: then their initial numbers differ. Where all begin with the same number, each
 * begins a book.
 */
export function sharesBook(policy: RegisterPolicy, initial: string, otherInitial: string): boolean {
  if (policy !== 'by-ceremony') return true;
  const [own, other] = [parseRegistryNumber(initial), parseRegistryNumber(otherInitial)];
  if (own === undefined || other === undefined || !isSameSeries(own, other)) return false;
  return own.value !== other.value;
}
