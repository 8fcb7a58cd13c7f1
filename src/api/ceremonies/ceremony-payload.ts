import { type CalendarDate, formatIsoDate } from '../../domain/calendar/calendar-date.ts';
import type { CeremonyStatus } from '../../domain/ceremony/ceremony-status.ts';

/** A ceremony as the registrar's form holds it, complete and valid. */
export interface CeremonyDraft {
  readonly name: string;
  readonly date: CalendarDate;
  readonly location: string;
  readonly description: string;
  readonly recordInitial: string;
  readonly assignedInitial: string;
  readonly folioInitial: string;
}

const wireStatus = { open: 'ABIERTO', closed: 'CERRADO', completed: 'COMPLETADO' } as const;

/** Under the contract's keys; the status only when it is what changes. */
export function toCeremonyPayload(
  draft: CeremonyDraft,
  status?: Exclude<CeremonyStatus, 'unknown'>,
) {
  return {
    name: draft.name,
    ceremony_date: formatIsoDate(draft.date),
    ceremony_location: draft.location,
    description: draft.description,
    record_initial: draft.recordInitial,
    assigned_initial: draft.assignedInitial,
    folio_initial: draft.folioInitial,
    ...(status === undefined ? {} : { status: wireStatus[status] }),
  };
}
