import { literal, object, pipe, transform } from 'valibot';
import * as paths from '../../contract/paths.ts';
import { applyFields, ruleOf } from '../../domain/application/field-names.ts';
import type { NewApplication } from '../../domain/application/new-application.ts';
import { formatIsoDate } from '../../domain/calendar/calendar-date.ts';
import type { ApiClient } from '../client.ts';
import { filledText } from '../wire/fields.ts';

interface SubmitOptions {
  /**
   * The same key for the same application: a server that supports it answers a repeated submission with the first
   * result.
   */
  readonly idempotencyKey: string;
  /** The version of the authorisation that the graduate has given, for a server that stores it. */
  readonly privacyVersion?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Success requires `success` and a code; a response without a code is a failure. */
const submitted = pipe(
  object({
    success: literal(true),
    data: object({ application_code: filledText }),
  }),
  transform((body) => body.data.application_code),
);

/**
 * Submits an application for a degree title.
 *
 * @returns the application code, AG-YYYY-NNN.
 */
export function submitApplication(
  api: ApiClient,
  application: NewApplication,
  { idempotencyKey, privacyVersion, signal }: SubmitOptions,
): Promise<string> {
  return api.send({
    call: paths.apply,
    payload: { ...toPayload(application), privacy_version: privacyVersion },
    idempotencyKey,
    signal,
    answer: submitted,
  });
}

/** The application under its names on the wire; undefined fields are left out of the JSON. */
function toPayload(application: NewApplication) {
  const entries = applyFields.map((name) => {
    const value = application[name];
    return [ruleOf(name).wire, typeof value === 'object' ? formatIsoDate(value) : value] as const;
  });
  return Object.fromEntries(entries);
}
