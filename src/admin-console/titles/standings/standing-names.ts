import type { TitleStanding } from '#domain/registry/title-entry.ts';

/** The message key of each standing. */
export const standingNames = {
  valid: 'valid',
  'on-hold': 'onHold',
  rectified: 'rectified',
  annulled: 'annulled',
} as const satisfies Record<TitleStanding['kind'], string>;
