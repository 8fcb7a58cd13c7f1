import { literal, object, pipe, transform } from 'valibot';
import * as publicPaths from '#contract/paths/public-paths.ts';
import { applyFields, ruleOf } from '#domain/application/field-names.ts';
import type { NewApplication } from '#domain/application/new-application.ts';
import { formatIsoDate } from '#domain/calendar/calendar-date.ts';
import type { ApiClient } from '../client.ts';
import { filledText, optionalText } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

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

/** An application that the server has received. */
export interface SubmittedApplication {
  /** AG-YYYY-NNN. */
  readonly code: string;
  /** The key for the links of the receipt, from a server that announces `receipt-key`. */
  readonly key: string | undefined;
}

/** Success requires `success` and a code; a response without a code is a failure. */
const submitted = pipe(
  object({
    success: literal(true),
    data: rowOf({
      code: [filledText, 'application_code'],
      key: [optionalText, 'receipt_key'],
    }),
  }),
  transform((body) => body.data),
);

/** Submits an application for a degree title. */
export async function submitApplication(
  api: ApiClient,
  application: NewApplication,
  { idempotencyKey, privacyVersion, signal }: SubmitOptions,
): Promise<SubmittedApplication> {
  const { code, key } = await api.send({
    call: publicPaths.apply,
    payload: { ...toPayload(application), privacy_version: privacyVersion },
    idempotencyKey,
    signal,
    answer: submitted,
  });
  return { code, key: api.offers('receipt-key') ? key : undefined };
}

/** The application under its names on the wire; undefined fields are left out of the JSON. */
function toPayload(application: NewApplication) {
  const entries = applyFields.map((name) => {
    const value = application[name];
    return [ruleOf(name).wire, typeof value === 'object' ? formatIsoDate(value) : value] as const;
  });
  return Object.fromEntries(entries);
}
