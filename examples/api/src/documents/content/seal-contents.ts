import { randomBytes } from 'node:crypto';
import type { TitleBirth, TitleContent } from 'birrete/rules';
import type { Kysely } from 'kysely';
import { inChunks } from '#platform/database/in-chunks.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hashBirth } from '#platform/seals/hash-birth.ts';
import { sealRows } from '#platform/seals/seals.ts';
import type { DocumentContext } from '../document-context.ts';
import { contentOf, issueFactsOf } from '../document-values.ts';
import { namedSignatures } from './signature-pictures.ts';
import { selectTitleFacts, type TitleFacts } from './title-facts.query.ts';

/** The content of a title before it is stored. */
export interface NewContent {
  readonly titleId: number;
  readonly content: TitleContent;
  /** Undefined if it is erased. */
  readonly birth: TitleBirth | undefined;
}

/**
 * Stores everything that the documents of new titles state, as it is now, with the pictures of the signatures.
 * @returns the seals for the entry of the issue
 */
export async function sealContents(
  trx: Kysely<Schema>,
  context: DocumentContext,
  titleIds: readonly number[],
): Promise<Readonly<Record<string, string>>> {
  const facts = await selectTitleFacts(trx).where('t.id', 'in', titleIds).execute();
  const contents = facts.map((title) => newContent(context, title));
  return storeContents(trx, contents, context.signatures);
}

/** The content of a title, as its documents would state it today. */
export function newContent(context: DocumentContext, title: TitleFacts): NewContent {
  const birth = { date: title.date_of_birth, place: title.place_of_birth };
  return {
    titleId: title.id,
    content: contentOf(context, title, issueFactsOf(title)),
    birth: title.restriction === 'erased' ? undefined : birth,
  };
}

/** Stores contents and the pictures that they name. @returns their seals */
export async function storeContents(
  trx: Kysely<Schema>,
  contents: readonly NewContent[],
  signatures: ReadonlyMap<string, string>,
  isAsFound = false,
): Promise<Readonly<Record<string, string>>> {
  const named = namedSignatures(contents.map(({ content }) => content));
  const pictures = [...signatures].filter(([sha256]) => named.has(sha256));
  await inChunks(
    pictures.map(([sha256, picture]) => ({ sha256, picture })),
    (chunk) =>
      trx
        .insertInto('signature_pictures')
        .values(chunk)
        .onConflict((conflict) => conflict.column('sha256').doNothing())
        .returning('sha256')
        .execute(),
  );
  const rows = await inChunks(contents.map(rowOf(isAsFound)), (chunk) =>
    trx.insertInto('title_contents').values(chunk).returningAll().execute(),
  );
  return sealRows(rows.map(sealedContent));
}

/** The columns of a content that its seal contains: the hash of the birth in its place. */
export function sealedContent({
  title_id,
  content,
  birth_hash,
  as_found,
}: Pick<Row, 'title_id' | 'content' | 'birth_hash' | 'as_found'>) {
  return { id: title_id, content, birth_hash, as_found };
}

type Row = Readonly<Record<'title_id', number>> & {
  readonly content: unknown;
  readonly birth_hash: string | null;
  readonly as_found: boolean | null;
};

function rowOf(isAsFound: boolean) {
  return ({ titleId, content, birth }: NewContent) => {
    const row = {
      title_id: titleId,
      content: JSON.stringify(content),
      as_found: isAsFound ? true : null,
    };
    if (birth === undefined) return { ...row, birth: null, birth_salt: null, birth_hash: null };
    const birth_salt = randomBytes(16).toString('base64url');
    return {
      ...row,
      birth: JSON.stringify(birth),
      birth_salt,
      birth_hash: hashBirth(birth_salt, birth),
    };
  };
}
