import type { TitleContent } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

/** The pictures of the signatures that contents name, in base64 by their SHA-256. */
export async function readSignatures(
  kysely: Kysely<Schema>,
  contents: readonly TitleContent[],
): Promise<ReadonlyMap<string, string>> {
  const named = new Set(
    contents.flatMap(({ officials }) => officials.flatMap(({ signature }) => signature ?? [])),
  );
  if (named.size === 0) return new Map();
  const rows = await kysely
    .selectFrom('signature_pictures')
    .selectAll()
    .where('sha256', 'in', [...named])
    .execute();
  return new Map(rows.map(({ sha256, picture }) => [sha256, picture]));
}
