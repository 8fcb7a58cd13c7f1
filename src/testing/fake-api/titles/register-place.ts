import type { RegisterPlace, RegisterPolicy } from '#domain/registry/numbering/register-policy.ts';
import type { TitleRow } from '#testing/university/rows.ts';
import type { Exchange } from '../exchange.ts';

/** The registers that the server announces. */
export function policyOf({ extras }: Pick<Exchange, 'extras'>): RegisterPolicy {
  if (extras.includes('one-register')) return 'one';
  return extras.includes('yearly-registers') ? 'by-year' : 'by-ceremony';
}

/** The facts that decide in which register a title is. */
export function registerPlace({
  ceremony_id,
  ceremony_date,
}: Pick<TitleRow, 'ceremony_id' | 'ceremony_date'>): RegisterPlace {
  return { ceremonyId: ceremony_id, year: Number(ceremony_date.slice(0, 4)) };
}
