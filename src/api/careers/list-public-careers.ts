import * as paths from '#contract/paths/paths.ts';
import { listAt } from '../endpoints.ts';
import { readableChoices } from '../wire/answer.ts';
import { publicCareer } from './career.schema.ts';

export const offeredCareers = readableChoices(publicCareer);

/** The careers offered to applicants, inactive ones included. */
export const listPublicCareers = listAt(paths.listOfferedCareers, offeredCareers);
