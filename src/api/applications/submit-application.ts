import { literal, object, pipe, transform } from 'valibot';
import { applyFields, ruleOf } from '../../domain/application/field-names.ts';
import type { NewApplication } from '../../domain/application/new-application.ts';
import { formatIsoDate } from '../../domain/calendar/calendar-date.ts';
import type { ApiClient } from '../client.ts';
import { filledText } from '../wire/fields.ts';

interface SubmitOptions {
  /** The same key for the same request: a server that knows it answers a repeated submit with the first result. */
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
 * POST /api/public/apply: sends a request for a degree title.
 *
 * @returns the request's code, AG-YYYY-NNN.
 */
export function submitApplication(
  api: ApiClient,
  application: NewApplication,
  { idempotencyKey, signal }: SubmitOptions,
): Promise<string> {
  return api.send({
    method: 'POST',
    template: '/api/public/apply',
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
