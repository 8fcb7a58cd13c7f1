import { literal, nonOptional, object, pipe, transform, union, unknown } from 'valibot';
import type { Collector, Handover } from '#domain/registry/handover/handover.ts';
import { optionalDate, optionalTimestamp } from '../wire/dates.ts';
import { identifier, optionalIdentifier, optionalText } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

const proxy = pipe(
  rowOf({
    kind: [literal('proxy'), 'kind'],
    name: [optionalText, 'name'],
    identificationType: [optionalText, 'identification_type'],
    idNumber: [optionalText, 'id_number'],
    authority: [optionalText, 'authority'],
  }),
  transform(
    ({ kind, name, identificationType = '', idNumber = '', authority = '' }): Collector => ({
      kind,
      proxy: name === undefined ? undefined : { name, identificationType, idNumber, authority },
    }),
  ),
);

const graduate = object({ kind: literal('graduate') });

const entry = {
  id: [identifier, 'id'],
  titleId: [identifier, 'title_id'],
  previousId: [optionalIdentifier, 'previous_id'],
  recordedAt: [optionalTimestamp, 'recorded_at'],
  recordedBy: [optionalText, 'recorded_by'],
  reason: [optionalText, 'reason'],
} as const;

/** One entry of the book of hand-overs. */
export const handover = pipe(
  unknown(),
  union([
    rowOf({
      ...entry,
      kind: [literal('delivered'), 'kind'],
      day: [nonOptional(optionalDate), 'delivered_on'],
      collector: [union([graduate, proxy]), 'collector'],
      notes: [optionalText, 'notes'],
    }),
    rowOf({ ...entry, kind: [literal('not-delivered'), 'kind'] }),
  ]),
  transform((row): Handover => row),
);
