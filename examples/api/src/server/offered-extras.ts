import type { Extra } from 'birrete/contract';
import { extrasOfProof } from '../platform/settings/look-up-proof.ts';
import { offersProof } from '../platform/settings/proof-settings.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** The extras of every installation. */
const always: readonly Extra[] = [
  'idempotency-key',
  'sign-out',
  'password',
  'audit',
  'if-match',
  'if-none-match',
  'known-device',
  'sessions',
  'other-sessions',
  'password-reset',
  'session-end',
  'summary',
  'today',
  'privacy',
  'internal-notes',
  'verification',
  'verification-record',
  'documents',
  'editions',
  'deleted-templates',
  'issue-check',
  'handover',
  'corrections',
  'skipped-numbers',
  'hidden-names',
  'title-contents',
  'holds',
  'xlsx',
];

/** Lists what an installation offers beyond the contract. Passkeys also depend on the call's origin. */
export function offeredExtras(settings: Settings): readonly Extra[] {
  return [...always, ...configuredExtras(settings)];
}

/** The extras that depend on the settings. */
function configuredExtras(settings: Settings): Extra[] {
  const { lookUpProof, openid, registers, signIn, verification } = settings;
  return [
    ...extrasOfProof(lookUpProof),
    ...(offersProof(settings) ? (['proof', 'proof-edits'] as const) : []),
    ...(openid === undefined ? [] : (['openid'] as const)),
    ...(registers === 'one' ? (['one-register'] as const) : []),
    ...(registers === 'by-year' ? (['yearly-registers'] as const) : []),
    ...(verification.datum === 'none' ? [] : (['verification-datum'] as const)),
    ...(signIn.recentMinutes === 0 ? [] : (['step-up'] as const)),
    ...(signIn.administrators === 'any' ? [] : (['no-passwords'] as const)),
  ];
}
