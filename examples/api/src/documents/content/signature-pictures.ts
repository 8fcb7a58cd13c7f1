import type { TitleContent } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

/** The SHA-256 of each signature that contents name. */
export function namedSignatures(contents: readonly TitleContent[]): ReadonlySet<string> {
  return new Set(
    contents.flatMap(({ officials }) => officials.flatMap(({ signature }) => signature ?? [])),
  );
}

/** Reads the pictures of the signatures that contents name, in base64 by their SHA-256. */
export async function readSignaturePictures(
  kysely: Kysely<Schema>,
  contents: readonly TitleContent[],
): Promise<ReadonlyMap<string, string>> {
  const named = namedSignatures(contents);
  if (named.size === 0) return new Map();
  const rows = await kysely
    .selectFrom('signature_pictures')
    .selectAll()
    .where('sha256', 'in', [...named])
    .execute();
  return new Map(rows.map(({ sha256, picture }) => [sha256, picture]));
}
