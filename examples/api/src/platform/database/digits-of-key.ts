import { type RawBuilder, sql } from 'kysely';

/**
 * The condition that an identity number ends with the digits of a person's key. It also holds for a few other people, so
 * compare `personKey` of the rows that it finds.
 */
export function endsWithDigits(
  column: 'id_number' | 'proxy_id_number',
  key: string,
): RawBuilder<boolean> {
  const digits = key.replace(/^.*:/, '').replace(/\D/g, '');
  const pattern = digits === '' ? '' : `%${digits}`;
  return sql`regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g') like ${pattern}`;
}
