import * as v from 'valibot';
import { reportFormats } from '#domain/report/report.ts';
import { fieldMessages } from './field-messages.ts';
import { idNumber, inputObject } from './fields.ts';

const formatInvalid = 'El formato debe ser CSV o PDF';
const ceremonyInvalid = fieldMessages.invalid('El acto de grado');

/** Body of every report. An omitted ceremony, null and a blank text all mean none. */
export const reportInput = inputObject({
  format: v.pipe(
    v.string(formatInvalid),
    v.trim(),
    v.toUpperCase(),
    v.picklist(reportFormats, formatInvalid),
  ),
  ceremony_id: v.optional(
    v.nullable(
      v.union(
        [
          v.pipe(
            v.literal(''),
            v.transform(() => null),
          ),
          idNumber(ceremonyInvalid),
        ],
        ceremonyInvalid,
      ),
    ),
  ),
});
