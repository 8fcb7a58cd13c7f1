import type { VerificationAddressAnswer } from 'birrete/contract';
import type { DocumentTemplate, DocumentValues } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { Services } from '#calls/services.ts';
import type { Schema } from '#platform/database/schema.ts';

/** The addresses of the verification that printed documents carry: that of the settings first. */
export async function listVerificationAddresses({
  kysely,
  settings,
}: Pick<Services, 'kysely' | 'settings'>): Promise<VerificationAddressAnswer[]> {
  const rows = await kysely
    .selectFrom('printed_addresses')
    .selectAll()
    .orderBy('address')
    .execute();
  return rows
    .map(({ address, prints }) => ({
      address,
      prints: Number(prints),
      is_current: address === settings.verification.page,
    }))
    .toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}

/** Counts printed copies that carry an address of the verification. */
export async function countAddress(
  trx: Kysely<Schema>,
  address: string | undefined,
  copies: number,
): Promise<void> {
  if (address === undefined || copies === 0) return;
  await sql`
    insert into printed_addresses (address, prints) values (${address}, ${copies})
    on conflict (address) do update set prints = printed_addresses.prints + excluded.prints`.execute(
    trx,
  );
}

/** The address of the verification that the QR codes of printed documents carry; undefined without QR codes. */
export function addressOn(
  { blocks }: DocumentTemplate,
  documents: readonly DocumentValues[],
  { verification }: Services['settings'],
): string | undefined {
  const hasCodes = documents.some((document) => document.verification !== undefined);
  return hasCodes && blocks.some(({ kind }) => kind === 'qr') ? verification.page : undefined;
}
