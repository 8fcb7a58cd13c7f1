import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { hashBirth } from '#platform/seals/hash-birth.ts';
import type { SealedRows } from './sealed-rows.ts';

/** A title whose content rests on something that the hash of its row does not contain, and that differs. */
export interface AlteredContent {
  readonly kind: 'changed';
  readonly id: number;
  readonly code: string | undefined;
}

const pageSize = 1_000;

/**
 * Finds the titles whose birth is not the one that was sealed, or is gone without the erasure of the person, and those
 * whose signature has another picture or none.
 */
export async function findAlteredContents(
  kysely: Kysely<Schema>,
  { erasedBirths }: Pick<SealedRows, 'erasedBirths'>,
): Promise<readonly AlteredContent[]> {
  const signatures = await readIntactSignatures(kysely);
  const found: AlteredContent[] = [];
  for (let last = 0; ; ) {
    const page = await readPage(kysely, last);
    for (const row of page) {
      const { id, code, content } = row;
      const isErased = erasedBirths.get(id)?.hash === row.birth_hash;
      const isIntact =
        (isErased ? row.birth === null : isSealedBirth(row)) &&
        content.officials.every(({ signature }) => signature === null || signatures.has(signature));
      if (!isIntact) found.push({ kind: 'changed', id, code });
      last = id;
    }
    if (page.length < pageSize) return found;
  }
}

type Row = Awaited<ReturnType<typeof readPage>>[number];

function isSealedBirth({ birth, birth_salt, birth_hash }: Row): boolean {
  if (birth === null || birth_salt === null) return birth_hash === null;
  return hashBirth(birth_salt, birth) === birth_hash;
}

function readPage(kysely: Kysely<Schema>, after: number) {
  return kysely
    .selectFrom('title_contents as c')
    .innerJoin('issued_titles as t', 't.id', 'c.title_id')
    .select(['c.title_id as id', 't.application_code as code'])
    .select(['c.content', 'c.birth', 'c.birth_salt', 'c.birth_hash'])
    .where('c.title_id', '>', after)
    .orderBy('c.title_id')
    .limit(pageSize)
    .execute();
}

/** The hashes of the pictures that are as they were stored. */
async function readIntactSignatures(kysely: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ sha256: string }>`select sha256 from signature_pictures`.execute(
    kysely,
  );
  const intact = new Set<string>();
  // One after the other, because each picture has up to 200 kB.
  for (const { sha256 } of rows) {
    const { picture } = await kysely
      .selectFrom('signature_pictures')
      .select('picture')
      .where('sha256', '=', sha256)
      .executeTakeFirstOrThrow();
    const file = Buffer.from(picture, 'base64');
    if (createHash('sha256').update(file).digest('hex') === sha256) intact.add(sha256);
  }
  return intact;
}
