import { check, object, pipe, transform, unknown } from 'valibot';
import type { Career } from '../../domain/degree/career.ts';
import {
  applyAliases,
  identifier,
  optionalFlag,
  optionalIdentifier,
  optionalText,
} from '../wire/fields.ts';

const aliases = {
  id: ['id', 'career_id'],
  active: ['is_active', 'active'],
  type_name: ['career_type_name', 'career_type'],
  type_id: ['career_type_id', 'type_id'],
};

/** A career on the wire. The registrar can mend one that has no name. */
export const career = pipe(
  unknown(),
  transform((row) => applyAliases(row, aliases)),
  object({
    id: identifier,
    name: optionalText,
    type_id: optionalIdentifier,
    type_name: optionalText,
    faculty_id: optionalIdentifier,
    faculty_name: optionalText,
    active: optionalFlag,
    record_order: optionalText,
    assigned_order: optionalText,
    folio_order: optionalText,
  }),
  transform(
    (row): Career => ({
      id: row.id,
      name: row.name ?? '',
      typeId: row.type_id,
      typeName: row.type_name,
      facultyId: row.faculty_id,
      facultyName: row.faculty_name,
      isActive: row.active ?? true,
      recordOrder: readOrder(row.record_order),
      assignedOrder: readOrder(row.assigned_order),
      folioOrder: readOrder(row.folio_order),
    }),
  ),
);

function readOrder(text: string | undefined): number {
  const order = Number(text ?? 0);
  return Number.isFinite(order) ? order : 0;
}

/** A career to choose from has a name. */
export const publicCareer = pipe(
  career,
  check(({ name }) => name !== '', 'a name'),
);
