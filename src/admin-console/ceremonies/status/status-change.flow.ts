import type { CeremonyInput } from '../../../api/ceremonies/ceremonies.ts';
import { acceptsApplications, type Ceremony } from '../../../domain/ceremony/ceremony.ts';
import type { CeremonyStatus } from '../../../domain/ceremony/ceremony-status.ts';

/** What the dialog offers: an unknown status can be left, not chosen. */
export type StatusChoice = Exclude<CeremonyStatus, 'unknown'>;

export const statusChoices: readonly StatusChoice[] = ['open', 'closed', 'completed'];

/** The choice for a ceremony's current status; an unknown status has none. */
export function currentChoice({ status }: Ceremony): StatusChoice | undefined {
  return status === 'unknown' ? undefined : status;
}

/**
 * What choosing a status asks of the server:
 * - `none`: it is the current one
 * - `complete`: the dedicated call
 * - `update`: the whole ceremony as it is, with the new status
 * - `incomplete`: a full update needs a date and the ceremony has none
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

/** Every other field unchanged: '001' keeps its zeros. */
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

/** Leaving ABIERTO warns that no new requests will be received. */
export function stopsApplications(ceremony: Ceremony, choice: StatusChoice): boolean {
  return acceptsApplications(ceremony) && choice !== 'open' && choice !== ceremony.status;
}

/** Taking a completed ceremony back warns when it has titles. */
export function reopens(ceremony: Ceremony, choice: StatusChoice): boolean {
  return ceremony.status === 'completed' && choice !== 'completed';
}
