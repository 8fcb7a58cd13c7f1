import { ApiFailure } from './api-failure.ts';
import type { Exchange } from './endpoint.ts';
import type { WireObject } from './wire-shape.ts';

type VersionedExchange = Pick<Exchange, 'extras' | 'ifMatch'>;

/** The row's `version` for its answer, from a server that announces `if-match`; others know of none. */
export function wireVersion({ extras }: VersionedExchange, row: object): WireObject {
  return extras.includes('if-match') ? { version: versionOf(row) } : {};
}

/** As the reference API does: who knows another state of the row may not change it. @throws ApiFailure 412. */
export function demandVersion(
  { extras, ifMatch }: VersionedExchange,
  row: object,
  sentence: string,
): void {
  if (ifMatch === null || !extras.includes('if-match')) return;
  const known = ifMatch.split(',').map((tag) => tag.trim());
  if (known.includes('*') || known.includes(`"${versionOf(row)}"`)) return;
  throw new ApiFailure(412, sentence);
}

/** Made of what the row holds (FNV-1a), so that a test that changes `rows` by hand is another administrator too. */
function versionOf(row: object): string {
  let hash = 2_166_136_261;
  for (const character of JSON.stringify(row)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return String(hash);
}
