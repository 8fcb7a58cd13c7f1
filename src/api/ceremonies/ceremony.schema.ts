import { check, pipe, transform } from 'valibot';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { parseCeremonyStatus } from '#domain/ceremony/ceremony-status.ts';
import { optionalDate } from '../wire/dates.ts';
import { identifier, optionalIdentifier, optionalText, textOrEmpty } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

const optionalStatus = pipe(
  optionalText,
  transform((text) => (text === undefined ? undefined : parseCeremonyStatus(text))),
);

/** A ceremony on the wire. It may lack a name, so that the registrar can add one. */
export const ceremony = pipe(
  rowOf({
    id: [identifier, 'id', 'ceremony_id'],
    name: [textOrEmpty, 'name'],
    date: [optionalDate, 'ceremony_date'],
    location: [optionalText, 'ceremony_location'],
    description: [optionalText, 'description'],
    status: [optionalStatus, 'status'],
    record: [optionalText, 'record_initial'],
    assigned: [optionalText, 'assigned_initial'],
    folio: [optionalText, 'folio_initial'],
    skippedTo: [optionalIdentifier, 'skipped_to'],
    version: [optionalText, 'version'],
  }),
  transform(
    ({ record, assigned, folio, ...row }): Ceremony => ({
      ...row,
      initialNumbers: { record, assigned, folio },
    }),
  ),
);

/** A ceremony offered to applicants; it needs a name. */
export const publicCeremony = pipe(
  ceremony,
  check(({ name }) => name !== '', 'a name'),
);
