import * as paths from '#contract/paths/paths.ts';
import { rowsAt } from '../rows-at.ts';
import { gender } from './gender.schema.ts';

/** The university's catalogue of genders, for their names in the console. */
export const genders = { list: rowsAt(paths.listGenders, gender) };
