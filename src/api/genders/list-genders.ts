import * as publicPaths from '#contract/paths/public-paths.ts';
import { listAt } from '../list-at.ts';
import { readableChoices } from '../wire/answer.ts';
import { gender } from './gender.schema.ts';

export const genderChoices = readableChoices(gender);

/** The university's catalogue of genders, as choices. */
export const listGenders = listAt(publicPaths.listGenders, genderChoices);
