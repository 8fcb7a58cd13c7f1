import type { ErrorCause } from '#domain/registry/title-entry.ts';

/** The message key of each cause of an error. */
export const causeNames = {
  university: 'ofUniversity',
  graduate: 'ofGraduate',
} as const satisfies Record<ErrorCause, string>;
