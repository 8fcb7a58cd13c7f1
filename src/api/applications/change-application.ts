import { type CalendarDate, formatDayMonthYear } from '../../domain/calendar/calendar-date.ts';
import type { ApiClient } from '../client.ts';
import { ifMatch, type KnownRow, versionAfter } from '../if-match.ts';

/** An application as the registrar's edit form holds it, complete and valid (spec §5). */
export interface ApplicationEdit {
  readonly firstName: string;
  readonly middleName: string;
  readonly thirdName: string;
  readonly lastName: string;
  readonly secondLastName: string;
  readonly idNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly dateOfBirth: CalendarDate | undefined;
  readonly placeOfBirth: string;
  readonly notes: string;
}

/**
 * PUT /api/applications/{id}. The birth date goes as DD/MM/YYYY (spec §5, ruling 14).
 *
 * @returns the row's version from then on, as far as the server says it; likewise below.
 */
export function updateApplication(
  api: ApiClient,
  application: KnownRow,
  edit: ApplicationEdit,
): Promise<string | undefined> {
  return api.send({
    method: 'PUT',
    template: '/api/applications/{id}',
    parameters: { id: application.id },
    payload: {
      first_name: edit.firstName,
      middle_name: edit.middleName,
      third_name: edit.thirdName,
      last_name: edit.lastName,
      second_last_name: edit.secondLastName,
      id_number: edit.idNumber,
      email: edit.email,
      phone_number: edit.phone,
      date_of_birth: edit.dateOfBirth === undefined ? '' : formatDayMonthYear(edit.dateOfBirth),
      place_of_birth: edit.placeOfBirth,
      notes: edit.notes,
    },
    headers: ifMatch(api, application),
    decode: versionAfter,
  });
}

/** PATCH /api/applications/{id}/confirm: blank notes go as null (ruling 29). */
export function confirmApplication(
  api: ApiClient,
  application: KnownRow,
  notes: string | null,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return decide(api, 'confirm', application, notes, signal);
}

/** PATCH /api/applications/{id}/reject: the notes are the reason (spec §5). */
export function rejectApplication(
  api: ApiClient,
  application: KnownRow,
  notes: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return decide(api, 'reject', application, notes, signal);
}

function decide(
  api: ApiClient,
  decision: 'confirm' | 'reject',
  application: KnownRow,
  notes: string | null,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  return api.send({
    method: 'PATCH',
    template: `/api/applications/{id}/${decision}`,
    parameters: { id: application.id },
    payload: { notes },
    signal,
    headers: ifMatch(api, application),
    decode: versionAfter,
  });
}
