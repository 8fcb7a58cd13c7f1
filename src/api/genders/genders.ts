import * as publicPaths from '#contract/paths/public-paths.ts';
import { rowsAt } from '../rows-at.ts';
import { gender } from './gender.schema.ts';

/** The university's catalogue of genders, for their names in the console. */
export const genders = { list: rowsAt(publicPaths.listGenders, gender) };
