import { listAt } from '../endpoints.ts';
import { choicesOf } from '../wire/answer.ts';
import { identifier, requiredText } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

const gender = rowOf({ id: [identifier, 'id', 'gender_id'], name: [requiredText, 'name'] });

/** The university's catalogue of genders. */
export const listGenders = listAt('/api/genders', choicesOf(gender));
