import type { RefusalId } from 'birrete/contract';

/** The reasons to refuse a user whom the provider sent back, with the refusal that the user sees. */
export const openIdRefusals = {
  unknown: 'providerUserUnknown',
  inactive: 'providerUserInactive',
  unverified: 'providerEmailUnverified',
  'other-identity': 'providerIdentityDiffers',
  'too-weak': 'providerAssuranceTooLow',
  'not-completed': 'providerSignInIncomplete',
  unreachable: 'providerUnreachable',
} as const satisfies Record<string, RefusalId>;

export type OpenIdRefusal = keyof typeof openIdRefusals;
