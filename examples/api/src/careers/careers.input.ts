import * as v from 'valibot';
import { activeFlag, idNumber, inputObject, orderNumber, requiredText } from '../input/fields.ts';
import { careerMessages as messages } from './careers.messages.ts';

/**
 * Body of creating and updating a career (name, type_id, faculty_id). The active flag and the three orders are
 * additions; what is not sent stays as it is.
 */
export const careerInput = inputObject({
  name: requiredText({ label: 'El nombre', required: messages.nameRequired, most: 200 }),
  type_id: idNumber(messages.typeRequired),
  faculty_id: idNumber(messages.facultyRequired),
  is_active: v.optional(activeFlag('El estado')),
  record_order: v.optional(orderNumber('El orden de acta')),
  assigned_order: v.optional(orderNumber('El orden de asignado')),
  folio_order: v.optional(orderNumber('El orden de folio')),
});

export type CareerInput = v.InferOutput<typeof careerInput>;
