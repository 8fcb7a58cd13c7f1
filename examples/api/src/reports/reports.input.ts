import * as v from 'valibot';
import { idNumber, inputObject } from '../input/fields.ts';
import { reportMessages as messages } from './reports.messages.ts';

/** Body of every report. No ceremony, null and a blank one all mean none. */
export const reportInput = inputObject({
  format: v.pipe(
    v.string(messages.formatInvalid),
    v.trim(),
    v.toUpperCase(),
    v.picklist(['CSV', 'PDF'], messages.formatInvalid),
  ),
  ceremony_id: v.optional(
    v.nullable(
      v.union(
        [
          v.pipe(
            v.literal(''),
            v.transform(() => null),
          ),
          idNumber(messages.ceremonyInvalid),
        ],
        messages.ceremonyInvalid,
      ),
    ),
  ),
});
