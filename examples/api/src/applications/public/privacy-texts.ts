import { createHash } from 'node:crypto';
import { refuseAuthorisation } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { demand } from '#platform/http/failure.ts';
import type { PrivacySettings } from '#platform/settings/privacy-settings.ts';

/**
 * Stores the text about personal data under its version, for as long as the database exists: an authorisation proves
 * something only together with the text.
 * @throws Error if the version was published with another text
 */
export async function publishPrivacyText(
  kysely: Kysely<Schema>,
  privacy: PrivacySettings | undefined,
  now: Date,
): Promise<void> {
  if (privacy?.text === undefined) return;
  const { version, content } = privacy.text;
  const content_sha256 = createHash('sha256').update(content).digest('hex');
  await kysely
    .insertInto('privacy_texts')
    .values({ version, content, content_sha256, published_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const published = await kysely
    .selectFrom('privacy_texts')
    .select('content_sha256')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (published.content_sha256 === content_sha256) return;
  throw new Error(
    `BIRRETE_PRIVACY_TEXT differs from the text that was published as ${version}: give it another BIRRETE_PRIVACY_VERSION`,
  );
}

/** Checks the authorisation of an application. @throws ApiFailure 422 */
export async function demandAuthorisation(
  trx: Kysely<Schema>,
  privacy: PrivacySettings | undefined,
  version: string | null | undefined,
): Promise<void> {
  const found = version
    ? await trx
        .selectFrom('privacy_texts')
        .select('version')
        .where('version', '=', version)
        .executeTakeFirst()
    : undefined;
  demand(
    refuseAuthorisation(version, {
      isRequired: privacy?.kind === 'authorisation',
      isPublished: () => found !== undefined,
    }),
  );
}
