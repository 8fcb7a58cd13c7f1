import * as paths from '#contract/paths/paths.ts';
import { type CalendarDate, formatIsoDate } from '#domain/calendar/calendar-date.ts';
import type { CeremonyStatus } from '#domain/ceremony/ceremony-status.ts';
import { changesAt } from '../changes-at.ts';
import type { ApiClient } from '../client.ts';
import { ifMatch, type VersionedRow, versionAfter } from '../if-match.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { ceremony } from './ceremony.schema.ts';

/** A complete and valid ceremony from the registrar's form. */
export interface CeremonyInput {
  readonly name: string;
  readonly date: CalendarDate;
  readonly location: string;
  readonly description: string;
  readonly recordInitial: string;
  readonly assignedInitial: string;
  readonly folioInitial: string;
  /** Sent only by a change of status. */
  readonly status?: Exclude<CeremonyStatus, 'unknown'> | undefined;
}

const changes = {
  create: paths.createCeremony,
  update: paths.updateCeremony,
  remove: paths.deleteCeremony,
} as const;
const wireStatus = { open: 'ABIERTO', closed: 'CERRADO', completed: 'COMPLETADO' } as const;

/** All ceremonies, for the registrar. The server deletes a ceremony's applications with it. */
export const ceremonies = {
  list: rowsAt(paths.listCeremonies, ceremony, 'message'),
  ...changesAt(changes, { toPayload, created: nothing }),
};

/** The keys of a ceremony's body. */
export const ceremonyKeys = {
  name: 'name',
  date: 'ceremony_date',
  location: 'ceremony_location',
  description: 'description',
  record: 'record_initial',
  assigned: 'assigned_initial',
  folio: 'folio_initial',
} as const;

/** Undefined fields are left out of the JSON. */
function toPayload({ status, ...input }: CeremonyInput) {
  return {
    [ceremonyKeys.name]: input.name,
    [ceremonyKeys.date]: formatIsoDate(input.date),
    [ceremonyKeys.location]: input.location,
    [ceremonyKeys.description]: input.description,
    [ceremonyKeys.record]: input.recordInitial,
    [ceremonyKeys.assigned]: input.assignedInitial,
    [ceremonyKeys.folio]: input.folioInitial,
    status: status && wireStatus[status],
  };
}

/**
 * Marks a ceremony as completed.
 *
 * @returns the row's new version, if the server returns it.
 */
export function completeCeremony(
  api: ApiClient,
  row: VersionedRow,
  notes: string,
): Promise<string | undefined> {
  return api.send({
    call: paths.completeCeremony,
    parameters: { id: row.id },
    payload: { notes },
    messageField: 'message',
    headers: ifMatch(api, row),
    answer: versionAfter,
  });
}
