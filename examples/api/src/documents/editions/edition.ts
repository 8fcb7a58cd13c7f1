import type { DocumentKind } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { findEarlierAddress } from './earlier-addresses.ts';
import type { FirstPrint } from './first-prints.query.ts';
import {
  findEarliestVersion,
  findTemplateVersion,
  type TemplateVersion,
} from './template-versions.ts';

/** The form of a sheet: the template in one version, and the address of its code. */
export interface Edition {
  readonly template: TemplateVersion;
  readonly verificationPage: string | undefined;
  /** True if the version of the first print is not stored: an older version of the site overwrote it. */
  readonly isLost: boolean;
}

/** Finds the edition of a first print; undefined if no version of its template is stored. */
export type FindEdition = (print: FirstPrint) => Promise<Edition | undefined>;

/**
 * Creates the function that finds editions. It reads each version once.
 * @param page the address of today, for prints that are older than its record and that no start has counted
 */
export function createFindEdition(
  kysely: Kysely<Schema>,
  kind: DocumentKind,
  page: string | undefined,
): FindEdition {
  const known = new Map<string, Promise<Edition | undefined>>();
  let earlier: Promise<string | undefined> | undefined;
  const readEarlier = async () => {
    earlier ??= findEarlierAddress(kysely);
    return (await earlier) ?? page;
  };
  return (print) => {
    const { template_id, template_version, template_name, verification_page } = print;
    const key = JSON.stringify([template_id, template_version, template_name, verification_page]);
    const found = known.get(key) ?? findEdition(kysely, kind, print, readEarlier);
    known.set(key, found);
    return found;
  };
}

async function findEdition(
  kysely: Kysely<Schema>,
  kind: DocumentKind,
  { template_id, template_version, template_name, verification_page }: FirstPrint,
  readEarlier: () => Promise<string | undefined>,
): Promise<Edition | undefined> {
  const verificationPage = (verification_page ?? (await readEarlier())) || undefined;
  const printed =
    template_id === null || template_version === null
      ? undefined
      : await findTemplateVersion(kysely, template_id, template_version);
  const template =
    printed ?? (await findEarliestVersion(kysely, { template_id, template_name, kind }));
  return template && { template, verificationPage, isLost: printed === undefined };
}
