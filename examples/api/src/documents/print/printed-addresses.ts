import type { VerificationAddressAnswer } from 'birrete/contract';
import type { DocumentValues } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { Services } from '#calls/services.ts';
import type { Schema } from '#platform/database/schema.ts';
import { noAddress } from '../editions/earlier-addresses.ts';
import type { Edition } from '../editions/edition.ts';

/** The addresses of the verification that printed documents carry: that of the settings first. */
export async function listVerificationAddresses({
  kysely,
  settings,
}: Pick<Services, 'kysely' | 'settings'>): Promise<VerificationAddressAnswer[]> {
  const rows = await kysely
    .selectFrom('printed_addresses')
    .selectAll()
    .where('address', '<>', noAddress)
    .orderBy('address')
    .execute();
  return rows
    .map(({ address, prints, earlier_prints }) => ({
      address,
      prints: Number(prints),
      earlier_prints: Number(earlier_prints),
      is_current: address === settings.verification.page,
    }))
    .toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}

/** Counts printed copies by the address of the verification that they carry. */
export async function countAddresses(
  trx: Kysely<Schema>,
  copies: readonly { readonly address: string | undefined }[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { address } of copies) {
    if (address !== undefined) counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  // In one order, so that two prints never wait for each other.
  for (const [address, prints] of [...counts].sort()) {
    await sql`
      insert into printed_addresses (address, prints) values (${address}, ${prints})
      on conflict (address) do update set prints = printed_addresses.prints + excluded.prints`.execute(
      trx,
    );
  }
}

/** The address of the verification that the QR code of a document carries; undefined without a QR code. */
export function addressOn(
  { template, verificationPage }: Edition,
  { verification }: DocumentValues,
): string | undefined {
  const hasCode = template.template.blocks.some(({ kind }) => kind === 'qr');
  return hasCode && verification !== undefined ? verificationPage : undefined;
}
