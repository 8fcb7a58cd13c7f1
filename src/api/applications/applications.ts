import * as paths from '#contract/paths/paths.ts';
import {
  type EditField,
  editFields,
  type FieldValue,
  ruleOf,
  type TextField,
} from '#domain/application/field-names.ts';
import { formatDayMonthYear } from '#domain/calendar/calendar-date.ts';
import { updateAt } from '../changes-at.ts';
import type { ApiClient } from '../client.ts';
import { ifMatch, type VersionedRow, versionAfter } from '../if-match.ts';
import { rowsAt } from '../rows-at.ts';
import { application } from './application.schema.ts';

/** A complete and valid application from the registrar's edit form. An omitted text is empty. */
export type ApplicationEdit = {
  readonly [Name in Exclude<EditField, 'internalNotes'>]:
    | FieldValue<Name>
    | (Name extends TextField ? never : undefined);
} & {
  /** Sent to servers that announce `internal-notes`. */
  readonly internalNotes?: string | undefined;
};

/** All applications of all ceremonies. */
export const applications = {
  list: rowsAt(paths.listApplications, application),
  update: updateAt(paths.editApplication, editPayload),
};

/** An edit as it is sent: dates as DD/MM/YYYY, and fields beyond the API contract to servers that announce them. */
export function editPayload(
  edit: ApplicationEdit,
  api: ApiClient,
): Readonly<Record<string, unknown>> {
  const sent = editFields.filter((name) => isOffered(api, name));
  const entries = sent.map((name) => {
    const { wire, editWire = wire } = ruleOf(name);
    const value = edit[name];
    return [editWire, typeof value === 'object' ? formatDayMonthYear(value) : (value ?? '')];
  });
  return Object.fromEntries(entries);
}

/** True if the server has a field: those beyond the API contract must be announced. */
function isOffered(api: Pick<ApiClient, 'offers'>, name: EditField): boolean {
  const { extra } = ruleOf(name);
  return extra === undefined || api.offers(extra);
}

const decisionCalls = {
  confirm: paths.confirmApplication,
  reject: paths.rejectApplication,
} as const;

export interface Decision {
  readonly kind: keyof typeof decisionCalls;
  /** The reason for a rejection, never blank. */
  readonly notes: string;
}

/**
 * Confirms or rejects an application. Blank notes are sent as null.
 *
 * @returns the row's new version, if the server returns it.
 */
export function decideApplication(
  api: ApiClient,
  row: VersionedRow,
  { kind, notes }: Decision,
): Promise<string | undefined> {
  return api.send({
    call: decisionCalls[kind],
    parameters: { id: row.id },
    payload: { notes: notes === '' ? null : notes },
    headers: ifMatch(api, row),
    answer: versionAfter,
  });
}
