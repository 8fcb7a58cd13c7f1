import { type CalendarDate, formatDayMonthYear } from '../../domain/calendar-date.ts';
import type { ApiClient } from '../client.ts';
import { acknowledge } from '../wire/acknowledge.ts';

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

/** PUT /api/applications/{id}. The birth date goes as DD/MM/YYYY (spec §5, ruling 14). */
export function updateApplication(
  api: ApiClient,
  id: number,
  edit: ApplicationEdit,
): Promise<undefined> {
  return api.send({
    method: 'PUT',
    template: '/api/applications/{id}',
    parameters: { id },
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
    decode: acknowledge,
  });
}

/** PATCH /api/applications/{id}/confirm: blank notes go as null (ruling 29). */
export function confirmApplication(
  api: ApiClient,
  id: number,
  notes: string | null,
  signal?: AbortSignal,
): Promise<undefined> {
  return decide(api, 'confirm', id, notes, signal);
}

/** PATCH /api/applications/{id}/reject: the notes are the reason (spec §5). */
export function rejectApplication(
  api: ApiClient,
  id: number,
  notes: string,
  signal?: AbortSignal,
): Promise<undefined> {
  return decide(api, 'reject', id, notes, signal);
}

function decide(
  api: ApiClient,
  decision: 'confirm' | 'reject',
  id: number,
  notes: string | null,
  signal: AbortSignal | undefined,
): Promise<undefined> {
  return api.send({
    method: 'PATCH',
    template: `/api/applications/{id}/${decision}`,
    parameters: { id },
    payload: { notes },
    signal,
    decode: acknowledge,
  });
}
