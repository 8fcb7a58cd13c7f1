import * as paths from '#contract/paths/paths.ts';
import { listAt } from '../endpoints.ts';
import { readableChoices } from '../wire/answer.ts';
import { gender } from './gender.schema.ts';

export const genderChoices = readableChoices(gender);

/** The university's catalogue of genders, as choices. */
export const listGenders = listAt(paths.listGenders, genderChoices);
