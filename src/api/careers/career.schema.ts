import { check, pipe, transform } from 'valibot';
import type { Career } from '#domain/degree/career.ts';
import {
  identifier,
  optionalFlag,
  optionalIdentifier,
  optionalName,
  optionalText,
  textOrEmpty,
} from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** A position in the numbering order; 0 when it is missing or no number. */
const order = pipe(
  optionalText,
  transform((text) => {
    const number = Number(text ?? 0);
    return Number.isFinite(number) ? number : 0;
  }),
);

/** A career on the wire. It may lack a name, so that the registrar can add one. */
export const career = pipe(
  rowOf({
    id: [identifier, 'id', 'career_id'],
    name: [textOrEmpty, 'name'],
    typeId: [optionalIdentifier, 'career_type_id', 'type_id'],
    typeName: [optionalName, 'career_type_name', 'career_type'],
    facultyId: [optionalIdentifier, 'faculty_id'],
    facultyName: [optionalText, 'faculty_name'],
    isActive: [optionalFlag, 'is_active', 'active'],
    recordOrder: [order, 'record_order'],
    assignedOrder: [order, 'assigned_order'],
    folioOrder: [order, 'folio_order'],
  }),
  transform((row): Career => ({ ...row, isActive: row.isActive ?? true })),
);

/** A career offered to applicants; it needs a name. */
export const publicCareer = pipe(
  career,
  check(({ name }) => name !== '', 'a name'),
);
