import { pipe, transform } from 'valibot';
import type { WordingRequestStatus } from '#domain/application/title-proof.ts';
import { optionalTimestamp } from '../wire/dates.ts';
import { filledText, identifier, optionalText } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

const decided: readonly WordingRequestStatus[] = ['accepted', 'answered'];

/** An unknown status counts as open, so that nobody overlooks the wording request. */
const status = pipe(
  optionalText,
  transform((text): WordingRequestStatus => decided.find((known) => known === text) ?? 'open'),
);

/** A wording request on the wire. */
export const wordingRequest = rowOf({
  id: [identifier, 'id'],
  status: [status, 'status'],
  description: [filledText, 'description'],
  requestedAt: [optionalTimestamp, 'requested_at'],
  reply: [optionalText, 'reply'],
  decidedAt: [optionalTimestamp, 'decided_at'],
});
