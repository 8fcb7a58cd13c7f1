import { check, object, pipe, transform, unknown } from 'valibot';
import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import { parseCeremonyStatus } from '../../domain/ceremony/ceremony-status.ts';
import { applyAliases, identifier, optionalDate, optionalText } from '../wire/fields.ts';

const aliases = { id: ['id', 'ceremony_id'] };

/** A ceremony on the wire. The registrar can mend one that has no name. */
export const ceremony = pipe(
  unknown(),
  transform((row) => applyAliases(row, aliases)),
  object({
    id: identifier,
    name: optionalText,
    ceremony_date: optionalDate,
    ceremony_location: optionalText,
    description: optionalText,
    record_initial: optionalText,
    assigned_initial: optionalText,
    folio_initial: optionalText,
    status: optionalText,
    version: optionalText,
  }),
  transform(
    (row): Ceremony => ({
      id: row.id,
      name: row.name ?? '',
      date: row.ceremony_date,
      location: row.ceremony_location,
      description: row.description,
      status: row.status === undefined ? undefined : parseCeremonyStatus(row.status),
      initialNumbers: {
        record: row.record_initial,
        assigned: row.assigned_initial,
        folio: row.folio_initial,
      },
      version: row.version,
    }),
  ),
);

/** A ceremony to choose from has a name. */
export const publicCeremony = pipe(
  ceremony,
  check(({ name }) => name !== '', 'a name'),
);
