import type { CeremonyInput } from '#api/ceremonies/ceremonies.ts';
import { acceptsApplications, type Ceremony } from '#domain/ceremony/ceremony.ts';
import type { CeremonyStatus } from '#domain/ceremony/ceremony-status.ts';

/** A status that the dialog offers; an unknown status can't be selected. */
export type StatusChoice = Exclude<CeremonyStatus, 'unknown'>;

export const statusChoices: readonly StatusChoice[] = ['open', 'closed', 'completed'];

/** The choice for a ceremony's current status; undefined for an unknown status. */
export function currentChoice({ status }: Ceremony): StatusChoice | undefined {
  return status === 'unknown' ? undefined : status;
}

/**
 * The call that a choice requires:
 * - `none`: the status is unchanged
 * - `complete`: the dedicated call
 * - `update`: a full update with the new status
 * - `incomplete`: a full update is impossible, because the ceremony has no date
 */
export type StatusPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'complete' }
  | { readonly kind: 'update'; readonly input: CeremonyInput; readonly status: StatusChoice }
  | { readonly kind: 'incomplete' };

export function planStatusChange(ceremony: Ceremony, choice: StatusChoice): StatusPlan {
  if (ceremony.status === choice) return { kind: 'none' };
  if (choice === 'completed') return { kind: 'complete' };
  const input = unchangedInput(ceremony);
  return input === undefined ? { kind: 'incomplete' } : { kind: 'update', input, status: choice };
}

/** The ceremony's unchanged fields as input; numbers have their leading zeros. */
function unchangedInput(ceremony: Ceremony): CeremonyInput | undefined {
  const { date, initialNumbers } = ceremony;
  if (date === undefined) return undefined;
  return {
    name: ceremony.name,
    date,
    location: ceremony.location ?? '',
    description: ceremony.description ?? '',
    recordInitial: initialNumbers.record ?? '',
    assignedInitial: initialNumbers.assigned ?? '',
    folioInitial: initialNumbers.folio ?? '',
  };
}

/** True if the ceremony stops accepting applications: it changes from ABIERTO to another status. */
export function stopsApplications(ceremony: Ceremony, choice: StatusChoice): boolean {
  return acceptsApplications(ceremony) && choice !== 'open' && choice !== ceremony.status;
}

/** True if a completed ceremony is reopened, which shows a warning if it has titles. */
export function reopens(ceremony: Ceremony, choice: StatusChoice): boolean {
  return ceremony.status === 'completed' && choice !== 'completed';
}
