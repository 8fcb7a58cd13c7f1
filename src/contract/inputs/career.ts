import * as v from 'valibot';
import { fieldMessages } from './field-messages.ts';
import { activeFlag, idNumber, inputObject, orderNumber, requiredText } from './fields.ts';

/**
 * Body of creating and changing a career. The active flag and the three orders are additions; an omitted one keeps its
 * value.
 */
export const careerInput = inputObject({
  name: requiredText({ label: 'El nombre', most: 200 }),
  type_id: idNumber(fieldMessages.required('El tipo de carrera')),
  faculty_id: idNumber(fieldMessages.required('La facultad')),
  is_active: v.optional(activeFlag('El estado')),
  record_order: v.optional(orderNumber('El orden de acta')),
  assigned_order: v.optional(orderNumber('El orden de asignado')),
  folio_order: v.optional(orderNumber('El orden de folio')),
});

/** A career, as the client sends it. */
export type CareerInput = v.InferOutput<typeof careerInput>;
