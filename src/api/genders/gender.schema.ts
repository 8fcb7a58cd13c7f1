import { filledText, identifier } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

export const gender = rowOf({ id: [identifier, 'id', 'gender_id'], name: [filledText, 'name'] });
