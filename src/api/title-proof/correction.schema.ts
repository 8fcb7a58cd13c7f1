import { pipe, transform } from 'valibot';
import type { CorrectionStatus } from '#domain/application/title-proof.ts';
import { optionalTimestamp } from '../wire/dates.ts';
import { filledText, identifier, optionalText } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

const decided: readonly CorrectionStatus[] = ['accepted', 'answered'];

/** An unknown status counts as open, so that nobody overlooks the correction. */
const status = pipe(
  optionalText,
  transform((text): CorrectionStatus => decided.find((known) => known === text) ?? 'open'),
);

/** A correction on the wire. */
export const correction = rowOf({
  id: [identifier, 'id'],
  status: [status, 'status'],
  description: [filledText, 'description'],
  requestedAt: [optionalTimestamp, 'requested_at'],
  reply: [optionalText, 'reply'],
  decidedAt: [optionalTimestamp, 'decided_at'],
});
