import {
  type EditField,
  editFields,
  type FieldValue,
  ruleOf,
  type TextField,
} from '../../domain/application/field-names.ts';
import { formatDayMonthYear } from '../../domain/calendar/calendar-date.ts';
import type { ApiClient } from '../client.ts';
import { ifMatch, type KnownRow, versionAfter } from '../if-match.ts';

/** An application as the registrar's edit form holds it, complete and valid. A text that is left out is empty. */
export type ApplicationEdit = {
  readonly [Name in EditField]: FieldValue<Name> | (Name extends TextField ? never : undefined);
};

/**
 * PUT /api/applications/{id}. Days go as DD/MM/YYYY.
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
    payload: toPayload(edit),
    headers: ifMatch(api, application),
    answer: versionAfter,
  });
}

function toPayload(edit: ApplicationEdit) {
  const entries = editFields.map((name) => {
    const { wire, editWire = wire } = ruleOf(name);
    const value = edit[name];
    return [editWire, typeof value === 'object' ? formatDayMonthYear(value) : (value ?? '')];
  });
  return Object.fromEntries(entries);
}

/** PATCH /api/applications/{id}/confirm: blank notes go as null. */
export function confirmApplication(
  api: ApiClient,
  application: KnownRow,
  notes: string | null,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return decide(api, 'confirm', application, notes, signal);
}

/** PATCH /api/applications/{id}/reject: the notes are the reason. */
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
    answer: versionAfter,
  });
}
