import { maxLengthOf } from '#domain/application/field-names.ts';
import { bodyOf } from './body.ts';
import { adminCall, type CallChoice } from './choice.ts';
import { personFields } from './public-calls.ts';
import { omitted, targets, textField } from './values.ts';

const edit = bodyOf({
  ...personFields,
  middle_name: textField(maxLengthOf('secondName'), [omitted, 'Luisa']),
  phone_number: textField(maxLengthOf('phone'), [omitted, '+58 412 0000000']),
  notes: textField(maxLengthOf('notes'), [omitted, 'Revisada']),
});

const optionalNotes = bodyOf({
  notes: textField(maxLengthOf('notes'), [null, 'Conforme', omitted]),
});
const reason = bodyOf({ notes: textField(maxLengthOf('notes'), ['Falta un documento']) });

export const applicationCalls: readonly CallChoice[] = [
  { weight: 4, ...adminCall('editApplication', edit, targets('applications')) },
  { weight: 6, ...adminCall('confirmApplication', optionalNotes, targets('applications')) },
  { weight: 4, ...adminCall('rejectApplication', reason, targets('applications')) },
];
