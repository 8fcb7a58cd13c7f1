import type { RegisterPolicy } from '#domain/registry/numbering/register-policy.ts';
import { useOffers } from './use-offers.ts';

/** The registers that the server enforces beyond a single ceremony; undefined if it announces none. */
export function useRegisterPolicy(): Exclude<RegisterPolicy, 'by-ceremony'> | undefined {
  const isOne = useOffers('one-register');
  const isYearly = useOffers('yearly-registers');
  if (isOne) return 'one';
  return isYearly ? 'by-year' : undefined;
}
