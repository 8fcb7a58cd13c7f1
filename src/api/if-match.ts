import { fallback, object, pipe, transform } from 'valibot';
import type { ApiClient } from './client.ts';
import { itemOf } from './wire/answer.ts';
import { optionalText } from './wire/fields.ts';

/** A row with the version that identifies its state. */
export interface VersionedRow {
  readonly id: number;
  /** The server's `version` of the row; undefined if the server has no versions. */
  readonly version?: string | undefined;
}

/**
 * The header that makes the server decline a change (412, from some servers 409) if the row has changed since it was
 * read. Sent only to servers that announce `if-match`.
 */
export function ifMatch(
  api: ApiClient,
  { version }: VersionedRow,
): Readonly<Record<string, string>> {
  return version !== undefined && api.offers('if-match') ? { 'if-match': `"${version}"` } : {};
}

/** The row's version after a change, if the response contains it. */
export const versionAfter = pipe(
  itemOf(fallback(object({ version: optionalText }), { version: undefined })),
  transform(({ version }) => version),
);
