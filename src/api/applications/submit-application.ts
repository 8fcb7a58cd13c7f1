import { literal, object, pipe, transform } from 'valibot';
import * as paths from '../../contract/paths.ts';
import { applyFields, ruleOf } from '../../domain/application/field-names.ts';
import type { NewApplication } from '../../domain/application/new-application.ts';
import { formatIsoDate } from '../../domain/calendar/calendar-date.ts';
import type { ApiClient } from '../client.ts';
import { filledText } from '../wire/fields.ts';

interface SubmitOptions {
  /** The same key for the same application: a server that supports it answers a repeated submit with the first result. */
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal | undefined;
}

/** Success needs `success` and a code; an answer without a code is a failure. */
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
 * @returns the application's code, AG-YYYY-NNN.
 */
export function submitApplication(
  api: ApiClient,
  application: NewApplication,
  { idempotencyKey, signal }: SubmitOptions,
): Promise<string> {
  return api.send({
    call: paths.apply,
    payload: toPayload(application),
    idempotencyKey,
    signal,
    answer: submitted,
  });
}

/** The application under its names on the wire; what is undefined is left out of the JSON. */
function toPayload(application: NewApplication) {
  const entries = applyFields.map((name) => {
    const value = application[name];
    return [ruleOf(name).wire, typeof value === 'object' ? formatIsoDate(value) : value] as const;
  });
  return Object.fromEntries(entries);
}
