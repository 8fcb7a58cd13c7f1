import { literal, object, pipe, transform } from 'valibot';
import type { NewApplication } from '../../domain/application/new-application.ts';
import { formatIsoDate } from '../../domain/calendar/calendar-date.ts';
import type { ApiClient } from '../client.ts';
import { decodeWith } from '../wire/decode.ts';
import { filledText } from '../wire/fields.ts';

interface SubmitOptions {
  /** The same key for the same request: a server that knows it answers a repeated submit with the first result. */
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal | undefined;
}

/** Success needs `success` and a code; an answer without a code is a failure (ruling 22). */
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
    decode: (body) => decodeWith(submitted, body),
  });
}

/** The keys of spec §7; what is undefined is left out of the JSON. */
function toPayload(application: NewApplication) {
  return {
    ceremony_id: application.ceremonyId,
    career_id: application.careerId,
    identification_type: application.identificationType,
    id_number: application.idNumber,
    first_name: application.firstName,
    second_name: application.secondName,
    third_name: application.thirdName,
    last_name: application.lastName,
    second_last_name: application.secondLastName,
    email: application.email,
    date_of_birth: formatIsoDate(application.dateOfBirth),
    place_of_birth: application.placeOfBirth,
    gender_id: application.genderId,
  };
}
