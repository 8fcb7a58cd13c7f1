import { tabEntries } from './tab-entries.ts';

/**
 * The storage key of entries of one user: one per university and user, so that another user on this tab sees none of
 * them. It shows neither e-mail nor name: after an expired session, the entries wait in the tab.
 */
export function userEntry(
  kind: 'formDrafts' | 'lostPrints' | 'lastDocument',
  baseUrl: string,
  person: string,
): string {
  return `${tabEntries[kind]}${baseUrl} ${markOf(person)}`;
}

/** A number that distinguishes texts and does not contain them (FNV-1a). */
export function markOf(text: string): string {
  let mark = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    mark = BigInt.asUintN(64, (mark ^ BigInt(byte)) * 0x100000001b3n);
  }
  return mark.toString(36);
}
