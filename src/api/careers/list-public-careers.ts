import * as publicPaths from '#contract/paths/public-paths.ts';
import { listAt } from '../list-at.ts';
import { readableChoices } from '../wire/answer.ts';
import { publicCareer } from './career.schema.ts';

export const offeredCareers = readableChoices(publicCareer);

/** The careers offered to applicants, inactive ones included. */
export const listPublicCareers = listAt(publicPaths.listOfferedCareers, offeredCareers);
